import { expect, it } from 'vitest'
import { freshnessOf } from './freshness.ts'

const NOW = 1_796_000_000

it.each([
  [0, 'live'],
  [120, 'live'],
  [121, 'asOf'],
  [300, 'asOf'],
  [301, 'tooOld'],
  [NOW, 'tooOld'],
  [-60, 'live'],
  [-61, 'ahead'],
] as const)('a feed that is %i seconds old is %s', (age, fresh) => {
  expect(freshnessOf(NOW - age, NOW)).toBe(fresh)
})
