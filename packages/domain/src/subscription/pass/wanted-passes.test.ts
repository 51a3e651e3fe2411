import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { type FareClaim, passChanges, wantedPasses } from './wanted-passes.ts'

const CONCLUDED: Happening = {
  kind: 'concluded',
  effectiveOn: '2026-12-01',
  payload: {
    product: 'ticket',
    anchor: '2026-12-01',
    shares: [{ payer: 'payer', kind: 'remainder' }],
    medium: { kind: 'phone' },
  },
}
const MONTHS = { period: { kind: 'calendarMonth' as const } }

const timelineOf = (...happenings: Happening[]) =>
  fold(
    [CONCLUDED, ...happenings].map((happening, index) => ({ ...happening, seq: index + 1, recordedOn: '2026-11-22' })),
    '2027',
  )

const claimed = (periodStart: string, cents = 6300, revision = 1): FareClaim => ({
  id: `${periodStart} ${revision}`,
  periodStart,
  revision,
  cents,
  vatCents: 0,
})

const december = { from: '2026-12-01', to: '2027-01-01', product: 'ticket', cents: 6300 }
const passes = (claims: FareClaim[], happenings: Happening[] = [], today = '2026-12-05') =>
  wantedPasses(timelineOf(...happenings), MONTHS, claims, today)

describe('a pass', () => {
  it('is there for each period that was claimed, and for no other', () => {
    expect(passes([claimed('2026-12-01'), claimed('2027-01-01')])).toMatchObject([
      december,
      { from: '2027-01-01', to: '2027-02-01' },
    ])
    expect(passes([])).toEqual([])
  })

  it('of a period that was given back is none', () => {
    expect(passes([claimed('2026-12-01'), claimed('2026-12-01', -6300, 2)])).toEqual([])
  })

  it('stands on the latest claim that asks for something', () => {
    const [pass] = passes([claimed('2026-12-01'), claimed('2026-12-01', -6300, 2), claimed('2026-12-01', 4900, 3)])
    expect(pass).toMatchObject({ cents: 4900, claim: { revision: 3 } })
  })

  it('of a product that costs nothing stands on its claim of nothing', () => {
    expect(passes([claimed('2026-12-01', 0)])).toMatchObject([{ cents: 0, claim: { cents: 0 } }])
  })

  it('is good for the days that are neither paused nor behind the end', () => {
    const paused: Happening = {
      kind: 'paused',
      effectiveOn: '2026-12-10',
      payload: { until: '2026-12-20', reason: 'illness' },
    }
    expect(passes([claimed('2026-12-01')], [paused])).toMatchObject([
      { from: '2026-12-01', to: '2026-12-10' },
      { from: '2026-12-20', to: '2027-01-01' },
    ])
    const ended: Happening = { kind: 'ended', effectiveOn: '2026-12-16', payload: { reason: 'withdrawal' } }
    expect(passes([claimed('2026-12-01')], [ended])).toMatchObject([{ from: '2026-12-01', to: '2026-12-16' }])
  })

  it('is blocked by a debt, and good again when it is lifted', () => {
    const blocked: Happening = { kind: 'blocked', effectiveOn: '2026-12-05', payload: { cause: 'debt' } }
    expect(passes([claimed('2026-12-01')], [blocked])).toEqual([])
    const lifted: Happening = { kind: 'unblocked', effectiveOn: '2026-12-08', payload: { cause: 'debt' } }
    expect(passes([claimed('2026-12-01')], [blocked, lifted])).toMatchObject([{ from: '2026-12-08', to: '2027-01-01' }])
  })

  it('is none where the days are over, or stand on a card', () => {
    expect(passes([claimed('2026-12-01')], [], '2027-01-01')).toEqual([])
    const card: Happening = {
      kind: 'mediumChanged',
      effectiveOn: '2026-12-01',
      payload: { medium: { kind: 'chip', serial: '4711' } },
    }
    expect(passes([claimed('2026-12-01')], [card])).toEqual([])
  })
})

describe('what is held', () => {
  const wanted = passes([claimed('2026-12-01')])
  const held = { id: 'a', from: '2026-12-01', to: '2027-01-01', product: 'ticket' }
  const changes = (own: (typeof held)[], asked = wanted) => passChanges(asked, own, '2026-12-05')

  it('stays where it is what is wanted', () => {
    expect(changes([held])).toEqual({ issue: [], revoke: [] })
  })

  it('gives way to another where its days or its product are others', () => {
    expect(changes([{ ...held, to: '2026-12-16' }])).toMatchObject({ issue: [december], revoke: ['a'] })
    expect(changes([{ ...held, product: 'other' }])).toMatchObject({ issue: [december], revoke: ['a'] })
  })

  it('is revoked where nothing is wanted, unless it is over', () => {
    expect(changes([held], [])).toEqual({ issue: [], revoke: ['a'] })
    expect(changes([{ ...held, from: '2026-11-01', to: '2026-12-01' }], [])).toEqual({ issue: [], revoke: [] })
  })
})
