import type { Assessment, FraudPolicy, Instant, PlainDate } from '@billett/domain'

/** An order as the guard looks at it. */
export interface SuspectedOrder {
  clientId: string
  contractId: string
  email: string
  birthDate: PlainDate
  /** Account that is to be debited, and by which mandate; null where nothing is. */
  iban: string | null
  mandateId: string | null
  accountHolder: string
  /** Who concludes it and who travels. */
  partyIds: readonly string[]
  /** Account or guest that sent it. */
  visitorId: string | null
  submittedOn: Instant
  /** Who concludes it or travels has an account. */
  isSignedIn: boolean
}

/** Looks for fraud before a contract is granted, by the rules of the client. */
export interface FraudGuard {
  assess: (order: SuspectedOrder, policy: FraudPolicy) => Promise<Assessment>
}
