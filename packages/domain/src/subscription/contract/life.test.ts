import { describe, expect, it } from 'vitest'
import { concluded, ended, history, paused } from '../contract.fixture.ts'
import type { Happening } from './contract-event.ts'
import { checkErasure, type ErasureFacts } from './erasure.ts'
import { knownUntil } from './known-until.ts'
import { coversAnyOf, isPassGood, lifeOn } from './life.ts'
import { fold } from './timeline.ts'

const blocked: Happening = { kind: 'blocked', effectiveOn: '2027-02-10', payload: { cause: 'debt' } }
const unblocked: Happening = { kind: 'unblocked', effectiveOn: '2027-02-20', payload: { cause: 'debt' } }
const events = history(
  concluded('2026-12-01'),
  paused('2027-01-05', '2027-01-20'),
  ended('2027-04-01'),
  blocked,
  unblocked,
)
const timeline = fold(events, '2030-01-01T00:00:00.000Z')
if (!timeline) throw new Error('not concluded')

it.each([
  ['2026-11-30', 'ahead', false],
  ['2026-12-01', 'running', true],
  ['2027-01-04', 'running', true],
  ['2027-01-05', 'paused', false],
  ['2027-01-19', 'paused', false],
  ['2027-01-20', 'running', true],
  ['2027-02-09', 'running', true],
  ['2027-02-10', 'running', false],
  ['2027-02-19', 'running', false],
  ['2027-02-20', 'running', true],
  ['2027-03-31', 'running', true],
  ['2027-04-01', 'ended', false],
])('on %s a contract is %s; its pass is good: %s', (day, life, isGood) => {
  expect(lifeOn(timeline, day)).toBe(life)
  expect(isPassGood(timeline, day)).toBe(isGood)
})

it.each([
  ['2026-11-01', '2026-12-01', false],
  ['2026-11-01', '2026-12-02', true],
  ['2027-01-05', '2027-01-20', false],
  ['2027-01-05', '2027-01-21', true],
  ['2027-03-31', '2028-01-01', true],
  ['2027-04-01', '2028-01-01', false],
])('another one from %s to %s overlaps: %s (42)', (from, to, expected) => {
  expect(coversAnyOf(timeline, { from, to })).toBe(expected)
})

describe('a clock', () => {
  it('that was set back takes nothing from what is known (40)', () => {
    const [early, late] = ['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:01.000Z']
    expect(knownUntil(null, early)).toBe(early)
    expect(knownUntil(early, late)).toBe(late)
    expect(knownUntil(late, early)).toBe(late)
  })
})

describe('the data of a party', () => {
  const facts: ErasureFacts = { endsOn: '2026-12-01', openCents: 0, settledOn: '2026-12-15', keptMonths: 12 }

  it.each<[string, Partial<ErasureFacts>, string, unknown]>([
    ['stay while a contract runs', { endsOn: '9999-12-31' }, '2027-06-01', { reason: 'contractRuns', from: null }],
    [
      'stay until a contract has ended',
      { endsOn: '2027-06-02' },
      '2027-06-01',
      { reason: 'contractRuns', from: '2027-06-02' },
    ],
    ['stay while something is owed (41)', { openCents: 1 }, '2028-06-01', { reason: 'claimsOpen', from: null }],
    ['stay while we owe something (41)', { openCents: -1 }, '2028-06-01', { reason: 'claimsOpen', from: null }],
    ['stay for as long as the law says (41)', {}, '2027-12-14', { reason: 'keptByLaw', from: '2027-12-15' }],
    ['go then (41)', {}, '2027-12-15', { ok: true }],
    ['go with the end where nothing was ever claimed', { settledOn: null }, '2026-12-01', { ok: true }],
    ['stay with a later end', { endsOn: '2028-01-01', settledOn: '2026-01-01' }, '2028-01-01', { ok: true }],
  ])('%s', (_, over, today, expected) =>
    expect(checkErasure({ ...facts, ...over }, today)).toMatchObject(Object(expected)),
  )
})
