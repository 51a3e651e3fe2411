import { expect, it } from 'vitest'
import { isOwedOn } from './owed-on.ts'

it.each([
  ['fare', '2027-01-04', true],
  ['fare', '2027-01-05', false],
  ['cardFee', '2027-01-05', false],
  ['returnFee', '2027-02-01', true],
  ['dunningFee', '2027-02-01', true],
] as const)('%s due on %s is owed on 4 January: %s', (component, dueOn, is) => {
  expect(isOwedOn('2027-01-04', { dueOn, component })).toBe(is)
})
