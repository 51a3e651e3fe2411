import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concluded, ended, history, paused, productChanged } from '../contract.fixture.ts'
import { stories } from '../random-contract.fixture.ts'
import { type BLOCK_CAUSES, type ContractEvent, END_REASONS, type Happening } from './contract-event.ts'
import { NO_END } from './day-span.ts'
import { stepAt } from './step.ts'
import { fold } from './timeline.ts'

const LATER = '2030-01-01T00:00:00.000Z'

const lifeOf = (...happenings: Happening[]) => {
  const timeline = fold(history(...happenings), LATER)
  if (!timeline) throw new Error('nothing was concluded')
  return timeline
}

const covered = (...happenings: Happening[]) =>
  lifeOf(...happenings).covered.map(({ from, to }) => `${from} ${to === NO_END ? '' : to}`.trim())

const resumed = (effectiveOn: string): Happening => ({ kind: 'resumed', effectiveOn, payload: {} })
const voided = (seq: number): Happening => ({ kind: 'voided', effectiveOn: '2026-01-01', payload: { seq } })
const blocked = (
  kind: 'blocked' | 'unblocked',
  effectiveOn: string,
  cause: (typeof BLOCK_CAUSES)[number],
): Happening => ({ kind, effectiveOn, payload: { cause } })

const begun = concluded('2026-12-01')

describe('the cover of a contract', () => {
  it.each([
    ['goes on while no end is known', [begun], ['2026-12-01']],
    ['ends', [begun, ended('2027-03-01')], ['2026-12-01 2027-03-01']],
    ['ends with the earliest end', [begun, ended('2027-03-01'), ended('2027-02-01')], ['2026-12-01 2027-02-01']],
    ['never was where it ends before it begins', [begun, ended('2026-11-20')], []],
    ['goes on where the end is taken back', [begun, ended('2027-03-01'), voided(2)], ['2026-12-01']],
    [
      'ends where the taking back is taken back',
      [begun, ended('2027-03-01'), voided(2), voided(3)],
      ['2026-12-01 2027-03-01'],
    ],
    ['stops for a pause', [begun, paused('2027-01-01', '2027-02-01')], ['2026-12-01 2027-01-01', '2027-02-01']],
    [
      'stops once for pauses that meet',
      [begun, paused('2027-01-01', '2027-02-01'), paused('2027-01-20', '2027-03-01')],
      ['2026-12-01 2027-01-01', '2027-03-01'],
    ],
    [
      'goes on with a resumption',
      [begun, paused('2027-01-01', NO_END), resumed('2027-01-20')],
      ['2026-12-01 2027-01-01', '2027-01-20'],
    ],
    [
      'goes on as planned where the resumption is later',
      [begun, paused('2027-01-01', '2027-01-10'), resumed('2027-01-20')],
      ['2026-12-01 2027-01-01', '2027-01-10'],
    ],
    [
      'is not resumed by what was recorded before the pause',
      [begun, resumed('2027-01-20'), paused('2027-01-01', '2027-02-01')],
      ['2026-12-01 2027-01-01', '2027-02-01'],
    ],
    [
      'is not resumed on the day the pause begins',
      [begun, paused('2027-01-01', '2027-02-01'), resumed('2027-01-01')],
      ['2026-12-01 2027-01-01', '2027-02-01'],
    ],
    [
      'stays ended through a pause',
      [begun, paused('2027-01-01', '2027-04-01'), ended('2027-03-01')],
      ['2026-12-01 2027-01-01'],
    ],
  ])('%s', (_, happenings, expected) => expect(covered(...happenings)).toEqual(expected))

  it('is none before a conclusion, or when it is taken back', () => {
    expect(fold([], LATER)).toBeNull()
    expect(fold(history(begun, voided(1)), LATER)).toBeNull()
  })

  it('is what was known at the moment', () => {
    const events = history({ ...begun, recorded: '2026-11-20' }, { ...ended('2027-03-01'), recorded: '2027-01-05' })
    expect(fold(events, '2027-01-05T11:59:59.999Z')?.span.to).toBe(NO_END)
    expect(fold(events, '2027-01-05T12:00:00.000Z')?.span.to).toBe('2027-03-01')
    expect(fold(events, '2026-11-20T11:59:59.999Z')).toBeNull()
  })
})

describe('a contract', () => {
  it('of two ends on a day has the reason that asks less', () => {
    for (const [first, second] of [END_REASONS, END_REASONS.toReversed()].map(([a, b]) => [a, b] as const)) {
      if (!first || !second) throw new Error('two reasons')
      const reasons = lifeOf(begun, ended('2027-03-01', first), ended('2027-03-01', second)).endReason
      expect(reasons).toBe(END_REASONS.indexOf(first) < END_REASONS.indexOf(second) ? first : second)
    }
    expect(lifeOf(begun, ended('2027-03-01'), ended('2027-04-01', 'death')).endReason).toBe('customerRequest')
    expect(lifeOf(begun).endReason).toBeNull()
  })

  it('has the product of the last change before a day, and a change from before it began from its first day', () => {
    const { products } = lifeOf(begun, productChanged('2027-03-01', 'zones'), productChanged('2026-01-01', 'senior'))
    expect(products.map(({ from, value }) => `${from} ${value}`)).toEqual(['2026-12-01 senior', '2027-03-01 zones'])
    expect(stepAt(products, '2027-02-28')?.value).toBe('senior')
    expect(stepAt(products, '2027-03-01')?.value).toBe('zones')
    expect(stepAt(products, '2026-11-30')).toBeUndefined()
  })

  it('is blocked from each cause until that one is lifted', () => {
    const spans = lifeOf(
      begun,
      blocked('blocked', '2027-01-05', 'debt'),
      blocked('blocked', '2027-01-10', 'debt'),
      blocked('unblocked', '2027-01-20', 'debt'),
      blocked('unblocked', '2027-01-25', 'debt'),
      blocked('blocked', '2027-02-01', 'lost'),
      blocked('unblocked', '2027-02-03', 'fraud'),
    ).blocked
    expect(spans).toEqual([
      { cause: 'debt', spans: [{ from: '2027-01-05', to: '2027-01-20' }] },
      { cause: 'lost', spans: [{ from: '2027-02-01', to: NO_END }] },
    ])
  })

  it.each([
    [{ kind: 'phone' as const }, '2027-02-05'],
    [{ kind: 'chip' as const, serial: 'B-2' }, '2027-02-05'],
    [{ kind: 'chip' as const, serial: null }, NO_END],
  ])('what was lost is missed until there is something else to travel with: %o', (medium, to) => {
    const changed: Happening = { kind: 'mediumChanged', effectiveOn: '2027-02-05', payload: { medium } }
    const life = lifeOf(
      begun,
      blocked('blocked', '2027-02-01', 'lost'),
      blocked('blocked', '2027-02-01', 'debt'),
      changed,
    )
    expect(life.blocked).toEqual([
      { cause: 'debt', spans: [{ from: '2027-02-01', to: NO_END }] },
      { cause: 'lost', spans: [{ from: '2027-02-01', to }] },
    ])
  })

  it('is parked by what was recorded last, on whatever day it holds', () => {
    const parked: Happening = { kind: 'parked', effectiveOn: '2027-01-05', payload: { reason: 'failed' } }
    const unparked: Happening = { kind: 'unparked', effectiveOn: '2027-01-01', payload: {} }
    expect(lifeOf(begun, parked).parked).toBe('failed')
    expect(lifeOf(begun, parked, unparked).parked).toBeNull()
    expect(lifeOf(begun, unparked, parked).parked).toBe('failed')
  })
})

/** Of two events of these kinds on one day the one recorded later holds; all others may be told in any order. */
const LAST_HOLDS: readonly ContractEvent['kind'][] = ['productChanged', 'priceAgreed', 'sharesAgreed', 'mediumChanged']

it('events of one day may be recorded in any order but those of which the last holds', () => {
  fc.assert(
    fc.property(stories, fc.integer({ min: 0, max: 6 }), (story, at) => {
      const told = story.events.map(({ happening }) => happening)
      const [first, second] = [told[at + 1], told[at + 2]]
      if (!first || !second || first.kind === 'voided' || told.some(({ kind }) => kind === 'voided')) return
      if (first.kind === second.kind && LAST_HOLDS.includes(first.kind)) return
      const sameDay = { ...second, effectiveOn: first.effectiveOn }
      const around = (...two: Happening[]) => history(...told.slice(0, at + 1), ...two, ...told.slice(at + 3))
      const { charges: one, ...life } = fold(around(first, sameDay), LATER) ?? { charges: [] }
      const { charges: other, ...again } = fold(around(sameDay, first), LATER) ?? { charges: [] }
      expect(again).toEqual(life)
      expect(new Set(other.map(charge => JSON.stringify(charge)))).toEqual(new Set(one.map(c => JSON.stringify(c))))
    }),
  )
})
