import type { PlainDate, RiskLevel } from '@billett/domain'

/** An order as the guard looks at it. */
export interface SuspectedOrder {
  clientId: string
  contractId: string
  email: string
  birthDate: PlainDate
  /** Account number that is to be debited; null where nothing is. */
  iban: string | null
  /** Who concludes it or travels has an account. */
  isSignedIn: boolean
}

/** How likely an order is a fraud, with the names of the rules that say so: staff are told them, customers never. */
export interface RiskAnswer {
  level: RiskLevel
  rules: string[]
}

/** Looks for fraud before a contract is granted. Never throws. */
export interface FraudGuard {
  assess: (order: SuspectedOrder) => Promise<RiskAnswer>
}
