import type { Trip } from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'
import type { Choice } from './tariff-state.ts'
import { tripFacts } from './trip-facts.ts'

/** What the prices of a list of tickets were asked for. Without ends for tickets with one price. */
export interface TicketQuestion {
  /** `YYYY-MM-DD` */
  date: string
  serviceArea: number
  via?: string
  lines?: string[]
  stops?: number
  origin?: string
  destination?: string
}

export type RelationQuestion = TicketQuestion & Required<Pick<TicketQuestion, 'origin' | 'destination'>>

interface Ends {
  start: Choice
  end: Choice
  via: Choice | null
}

export const fixPriceQuestion = (date: string): TicketQuestion => ({ date, serviceArea: SERVICE_AREA.ticket })

/** With a trip the price is exact: its way, lines and stops are part of the question. */
export const relationQuestion = ({ start, end, via }: Ends, trip: Trip | null, date: string): RelationQuestion => ({
  ...fixPriceQuestion(date),
  origin: start.reference,
  destination: end.reference,
  via: via?.reference,
  ...(trip && tripFacts(trip)),
})
