import type { Cents, Instant, PlainDate } from '@billett/domain'

export interface Account {
  /** As banks take it: see `sepaText` of the domain. */
  name: string
  iban: string
  /** Null where the account's number says it. */
  bic: string | null
}

/** Where somebody lives whose bank is outside the European Economic Area: town and country are needed then. */
export interface Address {
  street: string | null
  houseNumber: string | null
  postCode: string | null
  town: string
  /** ISO 3166, two letters. */
  country: string
}

interface File {
  /** Known to the bank for ever: it never takes two files of one id. */
  messageId: string
  createdOn: Instant
  /** Of the one group of payments in a file. */
  groupId: string
  /** The day on which the bank moves the money. */
  dueOn: PlainDate
  /** How many payments, and what they are together. */
  count: number
  sumCents: Cents
}

/** Direct debits of one creditor's account, scheme, sequence and day (pain.008.001.08). */
export interface DirectDebitFile extends File {
  creditor: Account
  creditorId: string
  scheme: 'CORE' | 'B2B'
  /** FRST is not needed any more, and after FNAL nothing could be collected again: neither is written. */
  sequence: 'RCUR' | 'OOFF'
}

/** What of a mandate is not as it was when it was last presented. */
export interface Amendment {
  /** It had another reference. */
  reference: string | null
  /** It was given to another creditor. */
  creditor: { name: string; creditorId: string } | null
  /** The debtor has another account (SMNDA). */
  isOtherAccount: boolean
}

export interface DirectDebit {
  endToEndId: string
  cents: Cents
  mandate: { reference: string; signedOn: PlainDate; amendment: Amendment | null }
  debtor: Account & { address: Address | null }
  /** What stands on the statement of account. */
  text: string
}

/** Money that is paid out of one account (pain.001.001.09). */
export interface CreditTransferFile extends File {
  debtor: Account
}

export interface CreditTransfer {
  endToEndId: string
  cents: Cents
  creditor: Account
  text: string
}
