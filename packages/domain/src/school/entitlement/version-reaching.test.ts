import { expect, it } from 'vitest'
import { reachesFrom, versionReaching } from './entitlement-rule.ts'
import { holstein, westphalia } from './rules.fixture.ts'

const first = { version: 1, validFrom: '2026-08-01', rule: holstein }
const second = { version: 2, validFrom: '2027-02-01', rule: { ...holstein, shares: [2000, 1000, 0] } }
const third = { version: 3, validFrom: '2027-08-01', rule: westphalia }
const released = [first, second, third]

it.each([
  ['before its first day', first, '2027-01-31', 1],
  ['on its first day', first, '2027-02-01', 2],
  ['and then the next', first, '2027-08-01', 3],
  ['but no earlier version than the one that was decided by', third, '2027-03-01', 3],
] as const)('a version reaches what was decided by an earlier one: %s', (_, decided, day, version) =>
  expect(versionReaching(decided, released, day).version).toBe(version),
)

it('a version that is released after its first day reaches no month that was paid already', () => {
  expect(reachesFrom('2027-02-01', '2027-02-01')).toBe('2027-02-01')
  expect(reachesFrom('2027-02-01', '2027-02-02')).toBe('2027-03-01')
})

it('a correction of the same first day reaches it too', () => {
  const corrected = { ...first, version: 2 }
  expect(versionReaching(first, [first, corrected], '2026-11-01').version).toBe(2)
})

it('who pays for themselves goes on at the old price where the new version has none', () =>
  expect(versionReaching(first, released, '2027-08-01').rule.selfPayCents).toBe(3800))
