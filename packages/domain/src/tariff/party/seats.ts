import type { Cents } from '../../money/cents.ts'
import type { ComfortClass } from '../model.ts'
import type { Member, PartyOffer } from './party.ts'

/** People who may sit on the same tickets; rides are bits of a number. */
export interface Kind {
  member: Member
  count: number
}

/** Places of one sort of ticket that are alike: for whom they are paid, or who travels along. */
export interface Seats {
  /** Of the offers that are searched. */
  offer: number
  part: 'paid' | 'more' | 'child' | 'adult'
  /** Of one ticket. */
  count: number
  /** Rides of whoever sits there, as bits; with `single`, one of them. */
  rides: number
  single: boolean
  /** What sitting there costs beside the ticket; undefined for a kind that may not. */
  costs: readonly (Cents | undefined)[]
}

const bits = (rides: readonly number[]): number => rides.reduce((all, ride) => all | (1 << ride), 0)

const mayPay = (member: Member, { takes, sort }: PartyOffer): boolean =>
  (takes.kind === 'anyone' || (takes.kind === 'person' && takes.traveller === member.traveller)) &&
  (sort.discountType === undefined || sort.discountType.id === member.card)

/** A supplement is taken to a ticket for one person; what goes with other tickets the tariff does not say. */
const isPlain = ({ sort: { comfortClass, passengers, rides, freeAdults, freeChildren } }: PartyOffer): boolean =>
  comfortClass === 'second' && passengers.max === 1 && rides === 1 && freeAdults + freeChildren === 0

/** A supplement that lifts the ticket of one person to the first class, whoever it is. */
export const isLift = ({ sort, takes }: PartyOffer): boolean =>
  sort.comfortClass === 'transition' &&
  takes.kind === 'anyone' &&
  sort.discountType === undefined &&
  sort.rides === 1 &&
  sort.passengers.max === 1

/** What the supplements for some rides cost at least; undefined where there are none. */
export type SupplementCost = (rides: number) => Cents | undefined

/**
 * The places on the tickets of an offer. Of a price per person those of the least number come with the ticket, each
 * further one costs the price; on all others every place comes with it. Fewer may travel than are paid for.
 */
export function seatsOf(
  offers: readonly PartyOffer[],
  kinds: readonly Kind[],
  comfortClass: ComfortClass,
  supplement: SupplementCost,
): Seats[] {
  return offers.flatMap((offer, index) => {
    const { passengers, rides, freeChildren, freeAdults, comfortClass: own } = offer.sort
    const carried = bits(offer.carries)
    const single = rides > 1
    const extra = own === comfortClass ? 0 : isPlain(offer) ? supplement(carried) : undefined
    const costsWhere = (may: (member: Member) => boolean, cents: Cents) =>
      kinds.map(({ member }) => (extra !== undefined && may(member) ? cents + extra : undefined))
    const seat = (part: Seats['part'], count: number, may: (member: Member) => boolean, cents = 0): Seats[] => {
      const costs = costsWhere(may, cents)
      return count > 0 && costs.some(cost => cost !== undefined)
        ? [{ offer: index, part, count, rides: carried, single, costs }]
        : []
    }
    const pays = (member: Member) => mayPay(member, offer)
    if (single) return seat('paid', rides, pays)
    const { min, max, perPerson } = passengers
    return [
      ...seat('paid', perPerson ? min : max, pays),
      ...(perPerson ? seat('more', max - min, pays, offer.cents) : []),
      ...seat('child', freeChildren, member => member.child),
      ...seat('adult', freeAdults, member => !member.child),
    ]
  })
}

/** What one ticket costs with the places that come with it. */
export const ticketCents = ({ cents, sort: { passengers } }: PartyOffer): Cents =>
  cents * (passengers.perPerson ? passengers.min : 1)
