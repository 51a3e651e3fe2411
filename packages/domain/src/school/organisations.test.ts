import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/plain-date.ts'
import { ORGANISATION_KINDS, type OrganisationKind } from './organisation.ts'
import { mayStandBelow } from './organisation-tree.ts'
import { type PayingSpan, payingFault } from './paying-spans.ts'

describe('an organisation', () => {
  it.each<[OrganisationKind, OrganisationKind | null, boolean]>([
    ['school', 'authority', true],
    ['school', 'payer', true],
    ['school', null, true],
    ['school', 'company', false],
    ['department', 'company', true],
    ['department', null, false],
    ['department', 'authority', false],
    ['company', 'company', true],
    ['company', 'authority', false],
    ['authority', 'school', false],
    ['payer', 'authority', true],
  ])('%s below %s: %s', (kind, above, may) => expect(mayStandBelow(kind, above)).toBe(may))

  it('of every kind but a department stands alone', () =>
    expect(ORGANISATION_KINDS.filter(kind => !mayStandBelow(kind, null))).toEqual(['department']))
})

describe('who pays for an organisation', () => {
  const span = (payerId: string, from: string, until: string | null = null): PayingSpan => ({ payerId, from, until })
  const kinds: Record<string, OrganisationKind> = { county: 'authority', town: 'payer', north: 'school' }
  const faultOf = (...spans: PayingSpan[]) => payingFault('south', spans, payer => kinds[payer])

  it.each([
    ['one after the other', [span('county', '2026-01-01', '2026-07-31'), span('town', '2026-08-01')], undefined],
    ['nobody', [], undefined],
    ['two on one day', [span('county', '2026-01-01', '2026-08-01'), span('town', '2026-08-01')], [1, 'twoAtATime']],
    [
      'one that never ends and a later one',
      [span('county', '2026-01-01'), span('town', '2027-01-01')],
      [1, 'twoAtATime'],
    ],
    ['a school', [span('north', '2026-01-01')], [0, 'noPayer']],
    ['somebody unknown', [span('nobody', '2026-01-01')], [0, 'noPayer']],
    ['itself', [span('south', '2026-01-01')], [0, 'paysForItself']],
    ['an end before the beginning', [span('county', '2026-02-01', '2026-01-31')], [0, 'endsBeforeItBegins']],
  ] as const)('%s', (_, spans, expected) => {
    const found = faultOf(...spans)
    expect(found && [found.index, found.fault]).toEqual(expected)
  })

  const days = fc.nat(60).map(after => addDays('2026-01-01', after))
  const spans = fc.array(
    fc.record({ payerId: fc.constantFrom('county', 'town'), from: days, until: fc.option(days) }),
    { maxLength: 4 },
  )

  it('is at most one on every day, where nothing is wrong', () =>
    fc.assert(
      fc.property(spans, days, (all, day) => {
        if (faultOf(...all)) return
        const paying = all.filter(({ from, until }) => from <= day && (until === null || day <= until))
        expect(paying.length).toBeLessThanOrEqual(1)
      }),
    ))
})
