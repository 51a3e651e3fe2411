import { expect, it } from 'vitest'
import type { DiscountCode } from '../model.ts'
import { reductionOf } from './discount-code.ts'

it.each<[DiscountCode['kind'], number, number]>([
  [{ permille: 100 }, 290, 29],
  [{ permille: 1000 }, 290, 290],
  [{ permille: 0 }, 290, 0],
  [{ cents: 100 }, 290, 100],
  [{ cents: 300 }, 290, 290],
  [{ cents: -100 }, 290, 0],
])('%j takes off %d cents: %d', (kind, cents, off) => {
  const code = { code: 'C', name: { de: '', en: '' }, kind, validFrom: '2026-01-01', validUntil: '2026-12-31' }
  expect(reductionOf(code, cents)).toBe(off)
})
