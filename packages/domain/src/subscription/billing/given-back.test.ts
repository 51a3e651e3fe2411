import { expect, it } from 'vitest'
import { givenBack } from './given-back.ts'

const TODAY = '2026-11-28'
const [past, now, next] = [
  { cents: 6300, periodStart: '2026-10-01' },
  { cents: 6300, periodStart: TODAY },
  { cents: 6300, periodStart: '2026-12-01' },
]

it('is what is credited, whenever', () => {
  const credit = (periodStart: string) => ({ cents: -6300, periodStart })
  expect(givenBack({ before: [next], after: [next, credit('2026-09-01'), credit('2027-01-01')] }, TODAY)).toBe(12_600)
  expect(givenBack({ before: [credit('2026-09-01')], after: [credit('2026-09-01')] }, TODAY)).toBe(0)
})

it('is what is claimed no more of days that have begun, and not of those to come', () => {
  expect(givenBack({ before: [past, now, next], after: [] }, TODAY)).toBe(12_600)
  expect(givenBack({ before: [past, now, next], after: [past, now] }, TODAY)).toBe(0)
})

it('is nothing where more is claimed', () => {
  expect(givenBack({ before: [], after: [past] }, TODAY)).toBe(0)
})
