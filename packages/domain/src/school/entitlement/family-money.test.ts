import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitPrice } from '../../subscription/billing/share.ts'
import { addDays, addMonths } from '../../time/plain-date.ts'
import { ENTITLEMENT_RESULTS } from './entitlement.ts'
import type { EntitlementRule } from './entitlement-rule.ts'
import { sharesOfMonth } from './month-shares.ts'
import { westphalia } from './rules.fixture.ts'
import { type ChildSpan, sharePlan } from './share-plan.ts'

const YEAR = { from: '2026-08-01', until: '2027-07-31' }
const cents = fc.nat(20_000)
const day = fc.nat(364).map(after => addDays(YEAR.from, after))

const rules: fc.Arbitrary<EntitlementRule> = fc
  .record({
    shares: fc.array(cents, { minLength: 1, maxLength: 5 }),
    adultsCountAsFirst: fc.boolean(),
    selfPayCents: fc.option(cents),
    freeMonths: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  })
  .map(rule => ({ ...westphalia, ...rule }))

const families: fc.Arbitrary<ChildSpan[]> = fc.uniqueArray(
  fc.record({
    key: fc.uuid(),
    // Twins among them, and who comes of age within the year.
    birthDate: fc.constantFrom('2009-03-17', '2010-05-01', '2013-02-01', '2013-02-01', '2016-09-30'),
    kind: fc.constantFrom(...ENTITLEMENT_RESULTS),
    isExempt: fc.boolean(),
    from: day,
    until: fc.option(day),
  }),
  { selector: ({ key }) => key, maxLength: 6 },
)

/** What each child costs its parents in each month, under its own name. */
const planned = (rule: EntitlementRule, family: readonly ChildSpan[]) =>
  Object.fromEntries(sharePlan(rule, family, YEAR).map(one => [`${one.key} ${one.month}`, one.cents]))

describe('a year of any family, whatever the rule', () => {
  it('has every month’s price whole: own share and rest, of exempt and self-paying children too', () =>
    fc.assert(
      fc.property(rules, families, cents, fc.option(fc.constant('county')), (rule, family, price, rest) => {
        for (const { month, cents: own } of sharePlan(rule, family, YEAR)) {
          const taken = splitPrice(price, sharesOfMonth({ month, own, rest }, 'parents').value)
          expect(taken.reduce((sum, one) => sum + one, 0)).toBe(price)
          expect(taken.every(one => one >= 0)).toBe(true)
        }
      }),
    ))

  it('costs the same in whatever order its children are named', () =>
    fc.assert(
      fc.property(
        rules,
        families.chain(family =>
          fc.tuple(fc.constant(family), fc.shuffledSubarray(family, { minLength: family.length })),
        ),
        (rule, [family, mixed]) => {
          expect(planned(rule, mixed)).toEqual(planned(rule, family))
        },
      ),
    ))

  it('costs nothing for who is exempt, and what the rule says for who is not entitled', () =>
    fc.assert(
      fc.property(rules, families, (rule, family) => {
        const plan = planned(rule, family)
        for (const { key, kind, isExempt } of family)
          for (let month = YEAR.from; month <= YEAR.until; month = addMonths(month, 1)) {
            const own = plan[`${key} ${month}`]
            if (own === undefined) continue
            const isFree = rule.freeMonths.includes(Number(month.slice(5, 7)))
            if (kind === 'entitled' && isExempt) expect(own).toBe(0)
            if (kind === 'notEntitled' || kind === 'unknown') expect(own).toBeNull()
            if (kind === 'selfPay') expect(own).toBe(isFree && rule.selfPayCents !== null ? 0 : rule.selfPayCents)
          }
      }),
    ))

  it('is told of no month in which a child is not there on the first', () =>
    fc.assert(
      fc.property(rules, families, (rule, family) => {
        const plan = Object.keys(planned(rule, family))
        for (const { key, from, until } of family)
          for (const name of plan.filter(one => one.startsWith(key))) {
            const month = name.slice(key.length + 1)
            expect(from <= month && (until === null || month <= until)).toBe(true)
          }
      }),
    ))
})
