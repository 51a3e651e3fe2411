import { expect, it } from 'vitest'
import { concluded, ended, history, paused } from '../contract.fixture.ts'
import { lifeOn } from './life.ts'
import { fold } from './timeline.ts'

const events = history(concluded('2026-12-01'), paused('2027-01-05', '2027-01-20'), ended('2027-04-01'))
const timeline = fold(events, '2030-01-01T00:00:00.000Z')
if (!timeline) throw new Error('not concluded')

it.each([
  ['2026-11-30', 'ahead'],
  ['2026-12-01', 'running'],
  ['2027-01-04', 'running'],
  ['2027-01-05', 'paused'],
  ['2027-01-19', 'paused'],
  ['2027-01-20', 'running'],
  ['2027-03-31', 'running'],
  ['2027-04-01', 'ended'],
])('on %s a contract is %s', (day, life) => expect(lifeOn(timeline, day)).toBe(life))

it('is over at once where it was withdrawn from before its first day', () => {
  const withdrawn = fold(history(concluded('2026-12-01'), ended('2026-12-01')), '2030-01-01T00:00:00.000Z')
  if (!withdrawn) throw new Error('not concluded')
  expect(lifeOn(withdrawn, '2026-11-20')).toBe('ended')
})
