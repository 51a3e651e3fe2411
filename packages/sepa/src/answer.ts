import type { Cents, PlainDate } from '@billett/domain'

/** What a bank sends, piece by piece: a message, then what it tells. */
export type BankAnswer = MessageHead | Movement | StatementEnd | StatusOfFile | StatusOfGroup | StatusOfPayment

export interface MessageHead {
  kind: 'message'
  type: 'camt.053' | 'camt.054' | 'pain.002'
  messageId: string
  /** As the bank wrote it. */
  createdOn: string
}

/** One movement of money on an account: an entry, or one of several that a bank booked together. */
export interface Movement {
  kind: 'movement'
  /** Number of the account as the bank names it. */
  account: string
  /** The bank's own reference of the entry. */
  servicerRef: string | null
  entryRef: string | null
  /** 1, 2, 3 … within its entry. */
  ordinal: number
  isBooked: boolean
  bookedOn: PlainDate | null
  valuedOn: PlainDate | null
  currency: string
  /** Of the whole entry: more than nothing came in, less went out. */
  entryCents: Cents
  /** Of this movement; null where the bank did not say of one of several. */
  cents: Cents | null
  /** What was asked for when it began, without charges. */
  instructedCents: Cents | null
  chargesCents: Cents
  /** `PMNT/IDDT/UPDD`, and the bank's own code. */
  family: string | null
  ownCode: string | null
  endToEndId: string | null
  mandate: string | null
  /** Of the file and group it was in. */
  messageId: string | null
  groupId: string | null
  /** Of ISO 11649, from its remittance. */
  creditorReference: string | null
  text: string | null
  /** Who is on the other side. */
  name: string | null
  iban: string | null
  /** Why it was returned, by the code of ISO 20022; null where it was not. */
  returnCode: string | null
  returnText: string | null
}

/** A statement has been read to its end, and its sums are those of its entries. */
export interface StatementEnd {
  kind: 'statement'
  account: string
  statementId: string
  entries: number
  /** What came in less what went out, of what is booked. */
  bookedCents: Cents
  closingCents: Cents | null
}

interface Status {
  /** `ACCP`, `PART`, `RJCT` …; null where only parts have one. */
  status: string | null
  /** Codes and words of why, in the order of the bank. */
  reasons: { code: string | null; text: string | null }[]
}

export interface StatusOfFile extends Status {
  kind: 'fileStatus'
  messageId: string
}

export interface StatusOfGroup extends Status {
  kind: 'groupStatus'
  messageId: string
  groupId: string
}

export interface StatusOfPayment extends Status {
  kind: 'paymentStatus'
  messageId: string
  groupId: string | null
  endToEndId: string | null
  mandate: string | null
  cents: Cents | null
}
