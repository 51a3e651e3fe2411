import { expect, it } from 'vitest'
import { isProven } from './step-up.ts'

it('who somebody is counts as shown for five minutes', () => {
  const provenOn = '2026-11-21T09:00:00.000Z'
  expect(isProven(provenOn, '2026-11-21T09:04:59.999Z')).toBe(true)
  expect(isProven(provenOn, '2026-11-21T09:05:00.000Z')).toBe(false)
  expect(isProven(null, provenOn)).toBe(false)
})
