import type { PlainDate } from '@billett/domain'

export interface Payment {
  endToEndId: string
  /** Of a debit; empty of a transfer. */
  mandate: string
  cents: number
  iban: string
}

/** A file as the bank has read it. */
export interface TakenFile {
  messageId: string
  kind: 'debits' | 'transfers'
  /** Whose bank this is: they collect, or pay. */
  iban: string
  dueOn: PlainDate
  payments: readonly Payment[]
}

/** A message that is sent on a day. */
export interface PlannedAnswer {
  on: PlainDate
  text: string
}
