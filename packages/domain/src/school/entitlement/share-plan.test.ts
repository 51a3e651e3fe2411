import { describe, expect, it } from 'vitest'
import { holstein, westphalia } from './rules.fixture.ts'
import { type ChildSpan, sharePlan } from './share-plan.ts'

const year = { from: '2026-08-01', until: '2027-07-31' }
const span = (key: string, birthDate: string, more: Partial<ChildSpan> = {}): ChildSpan => ({
  key,
  birthDate,
  kind: 'entitled',
  isExempt: false,
  from: '2026-08-01',
  until: null,
  ...more,
})
const [ida, ben, lea] = [span('ida', '2010-05-01'), span('ben', '2013-02-01'), span('lea', '2016-09-30')]

/** In whole euros, a month after the other; a dot where nothing is to be paid for. */
function euros(children: readonly ChildSpan[], key: string, rule = westphalia): string {
  const plan = sharePlan(rule, children, year)
  const months = [...new Set(sharePlan(rule, [ida], year).map(({ month }) => month))]
  return months
    .map(month => plan.find(one => one.key === key && one.month === month)?.cents ?? null)
    .map(cents => (cents === null ? '.' : String(cents / 100)))
    .join(' ')
}

describe('a year of own shares', () => {
  it('moves on 15 October: the entitlement ends, the own price begins with the next month', () => {
    const moved = [
      { ...ida, until: '2026-10-15' },
      { ...ida, kind: 'selfPay' as const, from: '2026-10-16' },
    ]
    expect(euros(moved, 'ida', { ...westphalia, selfPayCents: 3800 })).toBe('14 14 14 38 38 38 38 38 38 38 38 38')
  })

  it('of a younger child becomes less when an older one enters in mid-year', () => {
    const family = [ben, { ...ida, from: '2026-11-10' }]
    expect(euros(family, 'ben')).toBe('14 14 14 14 7 7 7 7 7 7 7 7')
    expect(euros(family, 'ida')).toBe('. . . . 14 14 14 14 14 14 14 14')
  })

  it('of those who stay is anew when one leaves in mid-year', () => {
    const family = [{ ...ida, until: '2027-01-31' }, ben, lea]
    expect(euros(family, 'ben')).toBe('7 7 7 7 7 7 14 14 14 14 14 14')
    expect(euros(family, 'lea')).toBe('0 0 0 0 0 0 7 7 7 7 7 7')
  })

  it('of who comes of age in March is that of a first child from April on, and the next moves up', () => {
    const family = [span('old', '2009-03-17'), ben]
    expect(euros(family, 'old')).toBe('14 14 14 14 14 14 14 14 14 14 14 14')
    expect(euros(family, 'ben')).toBe('7 7 7 7 7 7 7 7 14 14 14 14')
  })

  it('has a summer month without one where the rule says so', () => {
    expect(euros([ida], 'ida', holstein)).toBe('0 12 12 12 12 12 12 12 12 12 12 12')
  })
})
