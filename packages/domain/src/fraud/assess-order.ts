import type { RiskLevel } from '../subscription/application/next-move.ts'
import { FRAUD_RULES, type FraudPolicy, type FraudRule } from './fraud-policy.ts'

/** What is known of an order that is debited, as far as rules ask for it. */
export interface OrderFacts {
  /** Staff have found an order by this account to be a fraud. */
  isAccountBlocked: boolean
  /** Debits of this account that came back. */
  returns: number
  /** Others of whom money is collected from this account. */
  otherPayers: number
  /** Orders of the same device within a day, this one too. */
  ordersOfDevice: number
  /** Orders of anybody within an hour of the night, this one too; none by day. */
  ordersOfNight: number
  email: string
  /** The account is of who concludes the contract or travels. */
  isOwnAccount: boolean
  /** Null where no register knows the country. */
  isAddressKnown: boolean | null
  /** Null where there is no register of banks. */
  isBankKnown: boolean | null
  /** Days since who ordered has an account here; null for a guest. */
  accountDays: number | null
}

/** Something that speaks for or against an order. */
export interface FraudFinding {
  rule: FraudRule | 'accountProven' | 'accountNotProven'
  points: number
  /** What was found: how many there are, or the word that was looked at; null where there is no more to say. */
  fact: number | string | null
}

/** What is to be thought of an order, with all that says so. */
export interface Assessment {
  level: RiskLevel
  points: number
  findings: FraudFinding[]
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

type Found = (facts: OrderFacts, from: number, policy: FraudPolicy) => number | string | null | false

const atLeast = (count: number, from: number): number | false => count >= from && count

/** What each rule finds; false: nothing. */
const FOUND: Record<FraudRule, Found> = {
  blockedAccount: ({ isAccountBlocked }) => isAccountBlocked && null,
  earlierReturns: ({ returns }, from) => atLeast(returns, from),
  sharedAccount: ({ otherPayers }, from) => atLeast(otherPayers, from),
  manyOrders: ({ ordersOfDevice }, from) => atLeast(ordersOfDevice, from),
  disposableMail: ({ email }, _, { disposableDomains }) =>
    disposableDomains.includes(domainOf(email)) && domainOf(email),
  otherHolder: ({ isOwnAccount }) => !isOwnAccount && null,
  unknownAddress: ({ isAddressKnown }) => isAddressKnown === false && null,
  unknownBank: ({ isBankKnown }) => isBankKnown === false && null,
  newAccount: ({ accountDays }, from) => (accountDays === null || accountDays <= from) && accountDays,
  nightBurst: ({ ordersOfNight }, from) => atLeast(ordersOfNight, from),
}

/** The level of so many points. */
function levelOf(points: number, { levels }: FraudPolicy): RiskLevel {
  if (points >= levels.block) return 'block'
  if (points >= levels.high) return 'high'
  return points >= levels.middle ? 'middle' : 'low'
}

/** Looks at an order by the rules of a client. Nothing else decides: the same facts are always of the same level. */
export function assessOrder(facts: OrderFacts, policy: FraudPolicy): Assessment {
  const findings = FRAUD_RULES.flatMap((rule): FraudFinding[] => {
    const { points, from } = policy.rules[rule]
    const fact = points > 0 && FOUND[rule](facts, from, policy)
    return fact === false ? [] : [{ rule, points, fact }]
  })
  const points = findings.reduce((sum, finding) => sum + finding.points, 0)
  return { level: levelOf(points, policy), points, findings }
}

/**
 * The same after who was suspected was asked to show whose the account is: of a middle risk nothing more is asked, and
 * whose it is not is looked at by people.
 */
export function withAccountProof(assessment: Assessment, isProven: boolean): Assessment {
  const { level, points, findings } = assessment
  const rule = isProven ? 'accountProven' : 'accountNotProven'
  return {
    level: isProven ? (level === 'middle' ? 'low' : level) : 'block',
    points,
    findings: [...findings, { rule, points: 0, fact: null }],
  }
}
