import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)

it.each([
  [0.5, 51],
  [0.95, 96],
  [0.99, 100],
  [1, 100],
])('the %d share of one to a hundred is %d', (share, value) => expect(percentile(hundred, share)).toBe(value))

it('of nothing is 0', () => expect(percentile([], 0.5)).toBe(0))
