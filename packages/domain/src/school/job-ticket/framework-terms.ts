import type { Cents, Permille } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'

/** For whom of the staff a product is. */
export const STAFF_GROUPS = ['staff', 'apprentices'] as const
export type StaffGroup = (typeof STAFF_GROUPS)[number]

/** Who takes what is over when a percent of the one and a fixed amount of the other do not come to the price. */
export const REST_BEARERS = ['employer', 'employee'] as const
export type RestBearer = (typeof REST_BEARERS)[number]

/** What an employer pays of a month. */
export interface Contribution {
  kind: 'fixed' | 'percent' | 'whole'
  /** Of `fixed`. */
  cents: Cents
  /** Of `percent`. */
  permille: Permille
  /** What the employee pays as long as it lasts; null: whatever is left. */
  employeeCents: Cents | null
  rest: RestBearer
}

/** What employees may have, and what the company adds. */
export interface FrameworkProduct {
  group: StaffGroup
  /** Key of the subscription. */
  subscription: string
  /** Key of the subscription a leaver goes on with, at its own price. */
  plain: string
  /** Percents are of the plain price, and it is cheaper from this contribution on; null: no such rule. */
  discount: { leastPermille: Permille; offPermille: Permille } | null
  contribution: Contribution
}

/** Who is asked for the money: each for their own share, the employer for all, or the employer, who keeps some back. */
export const DEBIT_WAYS = ['employeeSepa', 'employerInvoice', 'payroll'] as const
export type DebitWay = (typeof DEBIT_WAYS)[number]

/** By when the end of employment has to be told so that the ticket ends with its month. */
export type ExitDeadline = { kind: 'dayOfMonth'; day: number } | { kind: 'weeks'; weeks: number }

export interface TakerTerms {
  minimum: number
  /** Until `trialUntil` fewer are enough; null: there is no trial. */
  trial: { minimum: number; until: PlainDate } | null
  /** Of each firm where several order as one; null: it does not matter. */
  perFirm: number | null
}

/** What employees come in by. */
export interface EntryTerms {
  /** A word the company gives to its staff; empty: there is none. */
  code: string
  /** Behind the @, without it. */
  mailDomains: readonly string[]
  /** Nobody has to confirm who comes by an address of the company, or is in its list. */
  isAutomatic: boolean
}

/** What was agreed with a company: data, in versions. */
export interface FrameworkTerms {
  products: readonly FrameworkProduct[]
  debit: DebitWay
  /** Of a month, besides the contributions, for everybody in the list or for each ticket; null: none. */
  baseFee: { per: 'staff' | 'taker'; cents: Cents } | null
  takers: TakerTerms
  exit: ExitDeadline
  entry: EntryTerms
  /** Last day of the whole agreement; null: no end is known. */
  endsOn: PlainDate | null
}
