import type { Price, TripTicket } from '@billett/contract'
import { type Language, type PlainDate, wallClock } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { presentOffer } from '../tariff/index.ts'
import type { TicketOfTrip } from './trip-tickets.ts'

type KnownPrice = Price & { cents: number }

/** What several tickets cost together. They have no one rate where their rates differ. */
export function sumOf(tickets: readonly TicketOfTrip[], currency: string): KnownPrice {
  const rates = new Set(tickets.map(({ offered }) => offered.sort.vatPermille))
  const [rate = 0] = rates.size === 1 ? rates : []
  const vat = tickets.map(({ offered: { quote } }) => (quote.state === 'unknown' ? 0 : quote.vatCents))
  return {
    state: 'known',
    cents: tickets.reduce((sum, { cents }) => sum + cents, 0),
    vatCents: vat.reduce((sum, cents) => sum + cents, 0),
    vatPermille: rate,
    currency,
  }
}

/** The tickets of a trip as they can be bought. */
export const presentTickets = (
  { timeZone, tariff: { currency } }: Region,
  tickets: readonly TicketOfTrip[],
  reader: { language: Language; today: PlainDate },
): TripTicket[] =>
  tickets.map(({ offered, relation, departure }) => {
    const { date, time } = wallClock(departure, timeZone)
    return {
      from: relation.origin.text,
      to: relation.destination.text,
      validFrom: `${date}T${time.slice(0, 5)}`,
      offer: presentOffer(offered, { ...reader, currency, relationId: relation.id }),
    }
  })
