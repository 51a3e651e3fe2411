import type { Sort } from '../model.ts'
import type { Member, PartyOffer, Travelling } from './party.ts'

interface Bought {
  offer: PartyOffer
  paid: number
  children: number
  adults: number
}

const priceOf = ({ offer: { cents, sort }, paid }: Bought): number =>
  sort.passengers.perPerson ? cents * Math.max(sort.passengers.min, paid) : cents

const isLift = ({ comfortClass, rides, passengers, discountType }: Sort): boolean =>
  comfortClass === 'transition' && rides === 1 && passengers.max === 1 && discountType === undefined

/** What lifts one person to the first class on these rides, tried in every way. */
function liftOf(offers: readonly PartyOffer[], rides: readonly number[]): number {
  const [ride] = rides
  if (ride === undefined) return 0
  const ways = offers
    .filter(({ sort, takes, carries }) => isLift(sort) && takes.kind === 'anyone' && carries.includes(ride))
    .map(
      ({ cents, carries }) =>
        cents +
        liftOf(
          offers,
          rides.filter(other => !carries.includes(other)),
        ),
    )
  return Math.min(...ways, Number.POSITIVE_INFINITY)
}

/**
 * The least sum that carries everybody, by trying every ticket for everybody on every ride; infinite where nothing
 * does. Slow, and without any of the thoughts of what it is compared with.
 */
export function leastOfAllCovers({ people, comfortClass }: Travelling, rides: number, offers: readonly PartyOffer[]) {
  const paying = people.filter(({ free }) => !free)
  const all = Array.from({ length: rides }, (_, each) => each)
  let least = Number.POSITIVE_INFINITY
  const mayPay = ({ traveller, card }: Member, { takes, sort }: PartyOffer): boolean =>
    takes.kind !== 'extra' &&
    (takes.kind === 'anyone' || takes.traveller === traveller) &&
    (sort.discountType === undefined || sort.discountType.id === card)
  const lift = ({ sort, carries }: PartyOffer): number => {
    if (sort.comfortClass === comfortClass) return 0
    const single = sort.passengers.max === 1 && sort.rides === 1 && sort.freeAdults + sort.freeChildren === 0
    return sort.comfortClass === 'second' && single ? liftOf(offers, carries) : Number.POSITIVE_INFINITY
  }
  const sum = (tickets: readonly Bought[], lifts: number) => tickets.reduce((all, each) => all + priceOf(each), lifts)

  const seat = (person: number, missing: readonly number[], tickets: readonly Bought[], lifts: number): void => {
    if (sum(tickets, lifts) >= least) return
    const member = paying[person]
    if (!member) {
      least = sum(tickets, lifts)
      return
    }
    const [ride] = missing
    if (ride === undefined) {
      seat(person + 1, all, tickets, lifts)
      return
    }
    const sit = (ticket: Bought, others: readonly Bought[]): void => {
      const { offer, paid, children, adults } = ticket
      const { sort } = offer
      const extra = lift(offer)
      if (!offer.carries.includes(ride) || extra === Number.POSITIVE_INFINITY) return
      const rest = sort.rides > 1 ? missing.slice(1) : missing.filter(other => !offer.carries.includes(other))
      const go = (more: Partial<Bought>) => seat(person, rest, [...others, { ...ticket, ...more }], lifts + extra)
      const room = sort.rides > 1 ? sort.rides : sort.passengers.max
      if (mayPay(member, offer) && paid < room) go({ paid: paid + 1 })
      if (sort.rides > 1) return
      if (member.child && children < sort.freeChildren) go({ children: children + 1 })
      if (!member.child && adults < sort.freeAdults) go({ adults: adults + 1 })
    }
    for (const ticket of tickets)
      sit(
        ticket,
        tickets.filter(other => other !== ticket),
      )
    for (const offer of offers)
      if (offer.sort.comfortClass !== 'transition' && offer.takes.kind !== 'extra')
        sit({ offer, paid: 0, children: 0, adults: 0 }, tickets)
  }
  seat(0, all, [], 0)
  return least
}
