import { describe, expect, it } from 'vitest'
import { askedFor, windowFor } from './application-window.ts'
import { confirmationStage } from './confirmation-due.ts'
import type { EntitlementRule } from './entitlement-rule.ts'
import { deliveredOn, mayObject, objectionUntil } from './objection-term.ts'
import { ruleFaults } from './rule-faults.ts'
import { holstein, westphalia } from './rules.fixture.ts'

describe('the window of applications', () => {
  it.each([
    ['2026-05-26', 'sy2025', '2026-06-01', true],
    ['2026-05-27', 'sy2026', '2026-08-01', false],
    ['2026-06-30', 'sy2026', '2026-08-01', false],
    ['2026-07-01', 'sy2026', '2026-08-01', true],
    ['2026-11-23', 'sy2026', '2026-12-01', true],
    ['2026-12-31', 'sy2026', '2027-01-01', true],
  ])('on %s %s is asked for from %s, late: %s', (today, year, from, isLate) =>
    expect(askedFor(holstein, today)).toEqual({ year, from, isLate }),
  )

  it('may begin in the year before', () => {
    const rule = { ...holstein, window: { from: '11-01', until: '02-29' } }
    expect(windowFor(rule, '2027-08-01')).toEqual({ from: '2026-11-01', until: '2027-02-28' })
  })
})

it.each([
  ['2026-09-01', 'waiting'],
  ['2026-09-14', 'waiting'],
  ['2026-09-15', 'reminded'],
  ['2026-09-29', 'escalated'],
])('a school that was asked on 1 September is on %s %s', (today, stage) =>
  expect(confirmationStage(westphalia, '2026-09-01', today)).toBe(stage),
)

describe('an objection', () => {
  it('is taken for a month after the delivery, and until the next working day', () => {
    expect(deliveredOn('2026-11-02')).toBe('2026-11-06')
    expect(objectionUntil('2026-11-06')).toBe('2026-12-07')
    expect(objectionUntil('2026-01-31')).toBe('2026-03-02')
    // The day of German unity, on which banks work.
    expect(objectionUntil('2028-09-03')).toBe('2028-10-04')
    expect([mayObject('2026-11-06', '2026-12-07'), mayObject('2026-11-06', '2026-12-08')]).toEqual([true, false])
  })
})

describe('a rule', () => {
  it('of the two that are known is right', () => {
    expect([...ruleFaults(westphalia), ...ruleFaults(holstein)]).toEqual([])
  })

  it.each<[string, Partial<EntitlementRule>, string[]]>([
    ['without bands', { bands: [] }, ['bands bandsMissing']],
    ['with a band twice', { bands: [...westphalia.bands, { from: 4, to: 5, minMetres: 1 }] }, ['bands.3 bandsOverlap']],
    ['with a band turned round', { bands: [{ from: 4, to: 1, minMetres: 1 }] }, ['bands.0 bandsTurned']],
    ['without a share', { shares: [] }, ['shares sharesMissing']],
    [
      'with a window of no day',
      { window: { from: '02-30', until: '13-01' } },
      ['window.from noSuchDay', 'window.until noSuchDay'],
    ],
    [
      'with a price whose source is not named',
      { selfPayCents: 1, sources: { ...westphalia.sources, selfPay: ' ' } },
      ['sources.selfPay sourceMissing'],
    ],
    [
      'with an exemption in one language, twice',
      { exemptions: ['a', 'a'].map(id => ({ id, text: { de: 'x', en: '' } })) },
      ['exemptions.0 textMissing', 'exemptions.1 namedTwice', 'exemptions.1 textMissing'],
    ],
  ])('%s is not released', (_, part, expected) =>
    expect(ruleFaults({ ...westphalia, ...part }).map(({ path, fault }) => `${path} ${fault}`)).toEqual(expected),
  )
})
