import { describe, expect, it } from 'vitest'
import { assessOrder, type OrderFacts, withAccountProof } from './assess-order.ts'
import { FRAUD_RULES, USUAL_FRAUD_POLICY } from './fraud-policy.ts'

/** Somebody with an account of a year, who orders by day from where they live. */
const GOOD: OrderFacts = {
  isAccountBlocked: false,
  returns: 0,
  otherPayers: 0,
  ordersOfDevice: 1,
  ordersOfNight: 0,
  email: 'ada@example.org',
  isOwnAccount: true,
  isAddressKnown: true,
  isBankKnown: true,
  accountDays: 365,
}
const of = (facts: Partial<OrderFacts>) => assessOrder({ ...GOOD, ...facts }, USUAL_FRAUD_POLICY)

describe('each rule', () => {
  it.each([
    ['blockedAccount', { isAccountBlocked: true }, null],
    ['earlierReturns', { returns: 1 }, 1],
    ['sharedAccount', { otherPayers: 3 }, 3],
    ['manyOrders', { ordersOfDevice: 4 }, 4],
    ['disposableMail', { email: 'x@Trashmail.com' }, 'trashmail.com'],
    ['otherHolder', { isOwnAccount: false }, null],
    ['unknownAddress', { isAddressKnown: false }, null],
    ['unknownBank', { isBankKnown: false }, null],
    ['newAccount', { accountDays: 7 }, 7],
    ['newAccount', { accountDays: null }, null],
    ['nightBurst', { ordersOfNight: 20 }, 20],
  ] as const)('%s finds %o', (rule, facts, fact) => {
    const { points } = USUAL_FRAUD_POLICY.rules[rule]
    expect(of(facts).findings).toEqual([{ rule, points, fact }])
    expect(of(facts).points).toBe(points)
  })

  it.each([
    [{ returns: 0 }],
    [{ otherPayers: 2 }],
    [{ ordersOfDevice: 3 }],
    [{ email: 'x@mytrashmail.com' }],
    [{ isAddressKnown: null }],
    [{ isBankKnown: null }],
    [{ accountDays: 8 }],
    [{ ordersOfNight: 19 }],
  ] as const)('finds nothing odd in %o', facts => expect(of(facts)).toEqual({ level: 'low', points: 0, findings: [] }))

  it('counts as much as the client says, and is not asked where it counts nothing', () => {
    const rules = {
      ...USUAL_FRAUD_POLICY.rules,
      otherHolder: { points: 0, from: 1 },
      newAccount: { points: 60, from: 1 },
    }
    const policy = { ...USUAL_FRAUD_POLICY, rules }
    expect(assessOrder({ ...GOOD, isOwnAccount: false }, policy).findings).toEqual([])
    expect(assessOrder({ ...GOOD, accountDays: 1 }, policy).level).toBe('middle')
  })
})

describe('the level', () => {
  it.each([
    ['low', { returns: 1 }],
    ['middle', { returns: 1, accountDays: null }],
    ['high', { returns: 1, otherPayers: 5, accountDays: 0 }],
    ['block', { returns: 1, otherPayers: 5, email: 'a@yopmail.com' }],
    ['block', { isAccountBlocked: true }],
  ] as const)('is %s of %o', (level, facts) => expect(of(facts).level).toBe(level))

  it('is never reached by one oddity alone, but by an account that is known for it', () => {
    const alone = FRAUD_RULES.filter(rule => rule !== 'blockedAccount').map(
      rule => USUAL_FRAUD_POLICY.rules[rule].points,
    )
    expect(Math.max(...alone)).toBeLessThan(USUAL_FRAUD_POLICY.levels.middle)
  })

  it.each([
    [{ returns: 1, accountDays: null }, true, 'low'],
    [{ returns: 1, accountDays: null }, false, 'block'],
    [{ returns: 1, otherPayers: 5, accountDays: 0 }, true, 'high'],
  ] as const)('of %o is, after the account was shown to be theirs or not (%s), %s', (facts, isProven, level) => {
    const after = withAccountProof(of(facts), isProven)
    expect(after.level).toBe(level)
    expect(after.findings.at(-1)?.rule).toBe(isProven ? 'accountProven' : 'accountNotProven')
  })
})
