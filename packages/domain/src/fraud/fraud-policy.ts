import type { RiskLevel } from '../subscription/application/next-move.ts'

/** What may be odd about an order of a subscription that is debited. */
export const FRAUD_RULES = [
  'blockedAccount',
  'earlierReturns',
  'sharedAccount',
  'manyOrders',
  'disposableMail',
  'otherHolder',
  'unknownAddress',
  'unknownBank',
  'newAccount',
  'nightBurst',
] as const
export type FraudRule = (typeof FRAUD_RULES)[number]

/** How much a rule counts. */
export interface RuleWeight {
  /** None: the rule is not asked. */
  points: number
  /**
   * From how many on it counts: debits that came back, others who pay by the account, orders of a device or of a night.
   * Of a new account: up to how many days old. The others do not count anything.
   */
  from: number
}

/** By which rules orders are looked at. Data of a client. */
export interface FraudPolicy {
  rules: Readonly<Record<FraudRule, RuleWeight>>
  /** From how many points on an order is of a level. */
  levels: Readonly<Record<Exclude<RiskLevel, 'low'>, number>>
  /** Domains of addresses that are good for an hour. */
  disposableDomains: readonly string[]
}

/** One oddity alone asks for nothing more, but for an account that staff have found to be a fraud's. */
export const USUAL_FRAUD_POLICY: FraudPolicy = {
  rules: {
    blockedAccount: { points: 100, from: 1 },
    earlierReturns: { points: 40, from: 1 },
    sharedAccount: { points: 30, from: 3 },
    manyOrders: { points: 30, from: 4 },
    disposableMail: { points: 30, from: 1 },
    otherHolder: { points: 15, from: 1 },
    unknownAddress: { points: 15, from: 1 },
    unknownBank: { points: 15, from: 1 },
    newAccount: { points: 10, from: 7 },
    nightBurst: { points: 15, from: 20 },
  },
  levels: { middle: 50, high: 75, block: 100 },
  disposableDomains: ['guerrillamail.com', 'mailinator.com', 'trashmail.com', 'wegwerfmail.de', 'yopmail.com'],
}
