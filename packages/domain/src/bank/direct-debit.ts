import type { PlainDate } from '../time/plain-date.ts'

/** What a payer has to be told of a collection by SEPA direct debit (rule book, pre-notification). */
export interface DirectDebit {
  mandateReference: string
  /** Who collects, where the provider says so. */
  creditorId?: string | undefined
  /** The day the account is charged, as far as the provider knows it. */
  collectedOn?: PlainDate | undefined
}
