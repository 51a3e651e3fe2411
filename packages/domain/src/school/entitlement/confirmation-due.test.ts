import { expect, it } from 'vitest'
import { confirmationStage } from './confirmation-due.ts'

it.each([
  ['2027-09-01', 'waiting'],
  ['2027-09-14', 'waiting'],
  ['2027-09-15', 'reminded'],
  ['2027-09-28', 'reminded'],
  ['2027-09-29', 'escalated'],
  // A round that did not run for a month hands it on at once.
  ['2027-10-29', 'escalated'],
])('20: a school that was asked on 1 September and has fourteen days is on %s %s', (today, stage) =>
  expect(confirmationStage({ confirmDays: 14 }, '2027-09-01', today)).toBe(stage),
)
