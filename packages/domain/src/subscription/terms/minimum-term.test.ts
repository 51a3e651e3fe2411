import { expect, it } from 'vitest'
import { someTerms } from '../contract.fixture.ts'
import { agreedUntil, minimumTermEnd } from './minimum-term.ts'

it.each([
  ['2027-01-01', 12, '2028-01-01'],
  ['2027-03-17', 12, '2028-04-01'],
  ['2028-02-29', 12, '2029-03-01'],
])('a minimum term from %s of %i months is over on %s', (from, months, over) => {
  const span = { from, to: '9999-12-31' }
  expect(minimumTermEnd({ span, anchor: from }, someTerms({ minimumTerm: { months, difference: true } }))).toBe(over)
  expect(minimumTermEnd({ span, anchor: from }, someTerms())).toBe(from)
})

it.each([
  ['2027-01-01', 12, '2027-12-31'],
  ['2027-03-17', 6, '2027-09-30'],
])('an order from %s for %i months is agreed until %s, one without a term until it is ended', (from, months, last) => {
  const days = { from, anchor: from }
  expect(agreedUntil(days, someTerms({ minimumTerm: { months, difference: false } }))).toBe(last)
  expect(agreedUntil(days, someTerms())).toBeNull()
})
