import { expect, it } from 'vitest'
import { concluded, ended, history, paused } from '../contract.fixture.ts'
import type { Happening } from './contract-event.ts'
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

it('is over at once where it was withdrawn from before its first day', () => {
  const withdrawn = fold(history(concluded('2026-12-01'), ended('2026-12-01')), '2030-01-01T00:00:00.000Z')
  if (!withdrawn) throw new Error('not concluded')
  expect(lifeOn(withdrawn, '2026-11-20')).toBe('ended')
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
