import type { Cover, CoverTicket, PartyOffer } from './party.ts'
import type { Found } from './search-cover.ts'
import type { Seats } from './seats.ts'

type Uses = Extract<Found, { state: 'found' }>['uses']

/** How many of some are on the ticket of this number, when they fill one ticket after the other. */
const onTicket = (all: number, each: number, ticket: number): number => Math.max(0, Math.min(each, all - each * ticket))

/** The tickets of an offer: where not all are full, the last one has fewer people on it. */
function ticketsOf(offer: PartyOffer, amount: number, taken: Record<Seats['part'], number>): CoverTicket[] {
  const { min, max, perPerson } = offer.sort.passengers
  const alike = new Map<string, CoverTicket & { amount: number }>()
  for (let ticket = 0; ticket < amount; ticket++) {
    const paid = perPerson
      ? min + onTicket(taken.more, max - min, ticket)
      : Math.max(min, onTicket(taken.paid, max, ticket))
    const passengers = offer.sort.rides > 1 ? min : paid
    const freeChildren = onTicket(taken.child, offer.sort.freeChildren, ticket)
    const freeAdults = onTicket(taken.adult, offer.sort.freeAdults, ticket)
    const key = `${passengers} ${freeChildren} ${freeAdults}`
    const same = alike.get(key)
    if (same) same.amount += 1
    else alike.set(key, { offer, amount: 1, passengers, freeChildren, freeAdults })
  }
  return [...alike.values()]
}

const NOBODY: Record<Seats['part'], number> = { paid: 0, more: 0, child: 0, adult: 0 }

/** Tickets as they are bought, from who sits where. */
export function coverOf(
  offers: readonly PartyOffer[],
  seats: readonly Seats[],
  uses: Uses,
  supplements: (seat: Seats) => readonly PartyOffer[],
): Cover {
  const amounts = offers.map(() => 0)
  const taken = offers.map(() => ({ ...NOBODY }))
  const added = new Map<PartyOffer, number>()
  for (const { seat: at, bought } of uses) {
    const seat = seats[at]
    const parts = seat && taken[seat.offer]
    if (!seat || !parts) continue
    if (bought) amounts[seat.offer] = (amounts[seat.offer] ?? 0) + 1
    parts[seat.part] += 1
    for (const supplement of supplements(seat)) added.set(supplement, (added.get(supplement) ?? 0) + 1)
  }
  const nobody = { freeChildren: 0, freeAdults: 0 }
  const tickets = [
    ...offers.flatMap((offer, i) => ticketsOf(offer, amounts[i] ?? 0, taken[i] ?? NOBODY)),
    ...[...added].map(([offer, amount]) => ({ offer, amount, passengers: offer.sort.passengers.min, ...nobody })),
  ]
  return {
    cents: tickets.reduce((sum, ticket) => sum + ticket.amount * centsOfTicket(ticket), 0),
    tickets,
    ridesLeft: offers.reduce(
      (sum, { sort }, i) => sum + (sort.rides > 1 ? sort.rides * (amounts[i] ?? 0) - (taken[i]?.paid ?? 0) : 0),
      0,
    ),
  }
}

/** What one of the tickets costs. */
export const centsOfTicket = ({ offer, passengers }: Pick<CoverTicket, 'offer' | 'passengers'>): number =>
  offer.cents * (offer.sort.passengers.perPerson ? passengers : 1)

/** Both together. */
export const joined = (a: Cover, b: Cover): Cover => ({
  cents: a.cents + b.cents,
  tickets: [...a.tickets, ...b.tickets],
  ridesLeft: a.ridesLeft + b.ridesLeft,
})
