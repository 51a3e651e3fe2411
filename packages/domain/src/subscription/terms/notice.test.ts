import { expect, it } from 'vitest'
import { noticeDeadline } from './notice.ts'

it.each([
  ['2027-02-28', { kind: 'dayOfMonth', day: 10, monthsBefore: 0 }, '2027-02-10'],
  ['2027-02-28', { kind: 'dayOfMonth', day: 31, monthsBefore: 0 }, '2027-02-28'],
  ['2027-03-31', { kind: 'dayOfMonth', day: 30, monthsBefore: 1 }, '2027-02-28'],
  ['2027-03-31', { kind: 'days', days: 42 }, '2027-02-17'],
  ['2027-03-31', { kind: 'months', months: 1 }, '2027-02-28'],
  ['2027-02-28', { kind: 'months', months: 3 }, '2026-11-30'],
] as const)('a contract until %s with %o needs notice by %s', (lastDay, deadline, by) => {
  expect(noticeDeadline(lastDay, deadline)).toBe(by)
})
