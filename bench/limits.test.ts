import { expect, it } from 'vitest'
import { limits } from './limits.ts'

const MINUTE = 60_000

it('a row says itself how long it may take', () => {
  const limitOf = limits({ quick: false, orders: 2_000_000, contracts: 1 }, () => 0)
  expect(limitOf({ minutes: ({ orders }) => orders / 100_000 })).toBe(20 * MINUTE)
  expect(limitOf({})).toBe(10 * MINUTE)
})

it('a quick run is over in time, whatever the rows do', () => {
  let now = 0
  const limitOf = limits({ quick: true, orders: 1000, contracts: 1 }, () => now)
  const all: number[] = []
  for (let row = 0; row < 12; row += 1) {
    const limit = limitOf({ minutes: () => 60 })
    all.push(limit)
    now += limit
  }
  expect(all[0]).toBe(1.5 * MINUTE)
  expect(all.at(-1)).toBe(0)
  expect(now).toBeLessThan(6 * MINUTE)
})
