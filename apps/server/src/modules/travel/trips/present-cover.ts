import type { PartyTickets } from '@billett/contract'
import { type Cover, centsOfTicket, type PartyOffer, vatInGross, wallClock } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { textIn } from '../region/index.ts'
import type { TripOfParty } from './trip-of-party.ts'

const rateOf = (tickets: Cover['tickets']): number => {
  const rates = new Set(tickets.map(({ offer }) => offer.sort.vatPermille))
  const [rate = 0] = rates
  return rates.size === 1 ? rate : 0
}

/** The tickets that carry a party on some trips, as they are shown and put into the cart. */
export function presentCover(
  region: Region,
  { cents, tickets, ridesLeft }: Cover,
  [trip, ...later]: readonly [TripOfParty, ...TripOfParty[]],
): PartyTickets {
  const { currency } = region.tariff
  const tripOf = ({ ride }: PartyOffer): TripOfParty => (ride === 0 ? trip : (later[ride - 1] ?? trip))
  const beginOf = (offer: PartyOffer): string => {
    const { date, time } = wallClock(tripOf(offer).ride.departure, region.timeZone)
    return `${date}T${time.slice(0, 5)}`
  }
  const isOfRelation = ({ sort }: PartyOffer) =>
    trip.version.groups.some(({ name, kind }) => name === sort.group && kind === 'relation')
  const title = (name: string) => {
    const group = trip.version.groups.find(each => each.name === name)
    return group ? textIn(group.title, trip.language) : name
  }
  const priceOf = (each: number, vatPermille: number, vatCents: number) => ({
    state: 'known' as const,
    cents: each,
    vatCents,
    vatPermille,
    currency,
  })
  const shown = tickets.map(ticket => {
    const { sort } = ticket.offer
    const each = centsOfTicket(ticket)
    return {
      sortId: sort.id,
      groupName: sort.group,
      title: title(sort.group),
      name: textIn(sort.name, trip.language),
      amount: ticket.amount,
      passengers: ticket.passengers,
      freeChildren: ticket.freeChildren,
      freeAdults: ticket.freeAdults,
      price: priceOf(each, sort.vatPermille, vatInGross(each, sort.vatPermille)),
      relationId: isOfRelation(ticket.offer) ? tripOf(ticket.offer).relation.id : null,
      validFrom: beginOf(ticket.offer),
    }
  })
  const vat = shown.reduce((sum, { amount, price }) => sum + amount * price.vatCents, 0)
  return { price: priceOf(cents, rateOf(tickets), vat), tickets: shown, ridesLeft }
}
