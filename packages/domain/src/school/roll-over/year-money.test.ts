import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../../time/plain-date.ts'
import { ROLL_KINDS } from './proposal.ts'
import { type RolledContract, yearMoneyTally } from './year-money.ts'

const months = (first: string, count: number, cents: number, payer = 'county') =>
  Array.from({ length: count }, (_, index) => ({ payer, periodStart: addMonths(first, index), cents }))
const rolled = (more: Partial<RolledContract> = {}): RolledContract => ({
  kind: 'continues',
  isRedecided: false,
  isAway: false,
  before: months('2026-08-01', 12, 4000),
  after: months('2027-08-01', 12, 4000),
  ...more,
})
const totalOf = (...contracts: RolledContract[]) => {
  const tally = yearMoneyTally()
  for (const contract of contracts) tally.add(contract)
  return tally.total()
}

describe('the money of the new year', () => {
  it.each<[string, Partial<RolledContract>, unknown[]]>([
    ['that stays the same has no cause', {}, []],
    ['of who leaves', { kind: 'leaves', after: [] }, [{ cause: 'leaves', contracts: 1, cents: -48_000 }]],
    ['of who is new', { kind: 'new', before: [] }, [{ cause: 'new', contracts: 1, cents: 48_000 }]],
    ['of a dearer tariff', { after: months('2027-08-01', 12, 4100) }, [{ cause: 'price', contracts: 1, cents: 1200 }]],
    [
      'of who came in mid-year',
      { before: months('2027-02-01', 6, 4000) },
      [{ cause: 'partOfYear', contracts: 1, cents: 24_000 }],
    ],
    [
      'of who is away',
      { isAway: true, after: months('2028-02-01', 6, 4000) },
      [{ cause: 'away', contracts: 1, cents: -24_000 }],
    ],
    ['of another decision', { isRedecided: true, after: [] }, [{ cause: 'entitlement', contracts: 1, cents: -48_000 }]],
    [
      'of another school',
      { kind: 'changedSchool', after: months('2027-08-01', 12, 5000) },
      [{ cause: 'changedSchool', contracts: 1, cents: 12_000 }],
    ],
  ])('%s', (_, more, causes) => expect(totalOf(rolled(more)).causes).toEqual(causes))

  it('stands by payer and month', () => {
    const after = [...months('2027-08-01', 2, 3000), ...months('2027-08-01', 2, 1400, 'parents')]
    expect(totalOf(rolled({ after }), rolled({ after })).months).toEqual([
      { payer: 'county', month: '2027-08', cents: 6000 },
      { payer: 'county', month: '2027-09', cents: 6000 },
      { payer: 'parents', month: '2027-08', cents: 2800 },
      { payer: 'parents', month: '2027-09', cents: 2800 },
    ])
  })

  it('is told to the cent: causes are the difference, months the new year, in whatever order', () => {
    const claims = (first: string) =>
      fc.array(
        fc.record({
          payer: fc.constantFrom('county', 'parents'),
          periodStart: fc.integer({ min: 0, max: 11 }).map(month => addMonths(first, month)),
          cents: fc.integer({ min: -9000, max: 9000 }),
        }),
        { maxLength: 8 },
      )
    const one = fc.record({
      kind: fc.constantFrom(...ROLL_KINDS),
      isRedecided: fc.boolean(),
      isAway: fc.boolean(),
      before: claims('2026-08-01'),
      after: claims('2027-08-01'),
    })
    const sum = (rows: readonly { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), contracts => {
        const { causes, months: byMonth, beforeCents, afterCents } = totalOf(...contracts)
        expect(sum(causes)).toBe(afterCents - beforeCents)
        expect(sum(byMonth)).toBe(afterCents)
        expect(totalOf(...contracts.toReversed())).toEqual(totalOf(...contracts))
      }),
    )
  })
})
