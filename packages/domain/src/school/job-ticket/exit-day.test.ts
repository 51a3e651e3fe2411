import { describe, expect, it } from 'vitest'
import { type LeavingReason, lastDayOfTicket } from './exit-day.ts'
import type { ExitDeadline } from './framework-terms.ts'

const tenth: ExitDeadline = { kind: 'dayOfMonth', day: 10 }
const sixWeeks: ExitDeadline = { kind: 'weeks', weeks: 6 }

describe('the last day of a leaver’s ticket', () => {
  it.each<[string, ExitDeadline, string, string, LeavingReason, string]>([
    ['is that of the month of leaving', tenth, '2026-12-15', '2026-11-24', 'left', '2026-12-31'],
    ['told on the tenth', tenth, '2026-12-15', '2026-12-10', 'left', '2026-12-31'],
    ['told a day late', tenth, '2026-12-15', '2026-12-11', 'left', '2027-01-31'],
    ['told long after', tenth, '2026-09-15', '2026-11-24', 'left', '2026-12-31'],
    ['told six weeks before', sixWeeks, '2026-12-31', '2026-11-19', 'left', '2026-12-31'],
    ['told a day later than that', sixWeeks, '2026-12-31', '2026-11-20', 'left', '2027-01-31'],
    ['of who died, whenever it is told', tenth, '2026-10-03', '2026-11-24', 'death', '2026-10-31'],
    ['where the agreement ends', sixWeeks, '2026-11-30', '2026-11-24', 'frameworkEnds', '2026-11-30'],
    ['in a leap year', tenth, '2028-02-01', '2028-01-05', 'left', '2028-02-29'],
  ])('%s', (_, exit, leavesOn, toldOn, reason, expected) => {
    expect(lastDayOfTicket(exit, { leavesOn, toldOn, reason })).toBe(expected)
  })
})
