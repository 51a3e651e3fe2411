import { expect, it } from 'vitest'
import { dayAgain } from './day-again.ts'

it.each([
  ['is its own where there is time', '2027-01-29', '2027-01-11', '2027-01-29'],
  ['leaves three days for a release and two bank days for the bank', '2027-01-04', '2027-01-04', '2027-01-11'],
  ['is a bank day', '2027-01-30', '2027-01-11', '2027-02-01'],
])('%s', (_, dueOn, today, day) => expect(dayAgain(dueOn, today, 2)).toBe(day))
