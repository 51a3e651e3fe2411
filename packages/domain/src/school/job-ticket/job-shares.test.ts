import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShares, splitPrice } from '../../subscription/billing/share.ts'
import { GERMANY_PRICES, germany } from './framework.fixture.ts'
import { type Contribution, DEBIT_WAYS, type FrameworkProduct, REST_BEARERS } from './framework-terms.ts'
import { discounted, employerCents, jobShares, jobSplit } from './job-shares.ts'

const by = (contribution: Partial<Contribution>, over: Partial<FrameworkProduct> = {}): FrameworkProduct => ({
  ...germany,
  ...over,
  contribution: { ...germany.contribution, ...contribution },
})
const regional = { discount: null }
const PAYERS = { employer: 'works', employee: 'ida' }

describe('what employer and employee pay', () => {
  it.each<[string, FrameworkProduct, { priceCents: number; plainCents: number }, [number, number]]>([
    ['a quarter of the plain price, with five percent off', germany, GERMANY_PRICES, [1575, 4410]],
    ['half of it', by({ permille: 500 }), GERMANY_PRICES, [3150, 2835]],
    ['a fixed amount', by({ kind: 'fixed', cents: 2000 }), GERMANY_PRICES, [2000, 3985]],
    ['no more than there is', by({ kind: 'fixed', cents: 9000 }), GERMANY_PRICES, [5985, 0]],
    ['all of it', by({ kind: 'whole' }), GERMANY_PRICES, [5985, 0]],
    ['nothing', by({ kind: 'fixed', cents: 0 }), GERMANY_PRICES, [0, 5985]],
    [
      'a percent of the own price, to the cent up',
      by({}, regional),
      { priceCents: 8991, plainCents: 9990 },
      [2248, 6743],
    ],
    // Edge case 30: the price rises to 65.00, the employee's amount was fixed.
    [
      'a fixed amount of the employee, the rest the employer’s',
      by({ employeeCents: 4410, rest: 'employer' }),
      { priceCents: 6175, plainCents: 6500 },
      [1765, 4410],
    ],
    [
      'the same, the rest the employee’s',
      by({ employeeCents: 4410, rest: 'employee' }),
      { priceCents: 6175, plainCents: 6500 },
      [1625, 4550],
    ],
    [
      'never less than was promised, where the price falls',
      by({ employeeCents: 4410, rest: 'employer' }),
      { priceCents: 5700, plainCents: 6000 },
      [1500, 4200],
    ],
    ['a fixed amount above the price', by({ employeeCents: 9999, rest: 'employer' }), GERMANY_PRICES, [1575, 4410]],
  ])('%s', (_, product, prices, [employer, employee]) => {
    expect(jobSplit(product, prices)).toEqual({ employer, employee })
  })

  it('comes to the price, whatever was agreed, and is no more than was agreed with the employee', () => {
    const cents = fc.integer({ min: 0, max: 20_000 })
    const contribution = fc.record({
      kind: fc.constantFrom('fixed' as const, 'percent' as const, 'whole' as const),
      cents,
      permille: fc.integer({ min: 0, max: 1000 }),
      employeeCents: fc.option(cents),
      rest: fc.constantFrom(...REST_BEARERS),
    })
    const debit = fc.constantFrom(...DEBIT_WAYS)
    fc.assert(
      fc.property(contribution, debit, cents, cents, fc.boolean(), (agreed, way, priceCents, plainCents, isRule) => {
        const product = { ...germany, contribution: agreed, discount: isRule ? germany.discount : null }
        const shares = jobShares(product, way, { priceCents, plainCents }, PAYERS)
        expect(checkShares(shares)).toEqual({ ok: true })
        const taken = splitPrice(priceCents, shares)
        expect(taken.reduce((sum, one) => sum + one, 0)).toBe(priceCents)
        expect(taken.every(one => one >= 0)).toBe(true)
        const { employee } = jobSplit(product, { priceCents, plainCents })
        if (agreed.rest === 'employer' && agreed.employeeCents !== null)
          expect(employee).toBeLessThanOrEqual(agreed.employeeCents)
      }),
    )
  })
})

describe('who is claimed', () => {
  it.each([
    ['employeeSepa', [1575, 4410]],
    ['payroll', [1575, 4410]],
    ['employerInvoice', [5985]],
  ] as const)('%s', (debit, expected) => {
    expect(splitPrice(5985, jobShares(germany, debit, GERMANY_PRICES, PAYERS))).toEqual(expected)
  })

  it('is the employer alone where it pays all', () => {
    const shares = jobShares(by({ kind: 'whole' }), 'employeeSepa', GERMANY_PRICES, PAYERS)
    expect(shares).toEqual([{ payer: 'works', kind: 'remainder' }])
  })
})

describe('the discount', () => {
  it.each([
    [6300, 5985, 1575],
    [6500, 6175, 1625],
    [4900, 4655, 1225],
    [5801, 5511, 1451],
  ])('of %d makes it %d from %d on', (plain, priceCents, leastCents) => {
    expect(discounted(germany, plain)).toEqual({ priceCents, leastCents })
    expect(employerCents(germany, { priceCents, plainCents: plain })).toBe(leastCents)
  })

  it('is none where there is no such rule', () => expect(discounted(by({}, regional), 6300)).toBeNull())
})
