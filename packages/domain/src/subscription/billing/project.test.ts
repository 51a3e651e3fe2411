import { describe, expect, it } from 'vitest'
import { claimsOf, concluded, history, someFacts, told } from '../contract.fixture.ts'
import { project } from './project.ts'

describe('the day a claim is due', () => {
  const due = (today: string, from: string, plan: { dueDay: number; lateDay: number | null; noticeDays: number }) =>
    claimsOf(
      project(
        someFacts({ today, events: history(concluded(from)), plans: { usual: plan, of: {} } }),
        `${from.slice(0, 8)}02`,
      ),
    )[0]?.dueOn

  it.each([
    ['the due day of its month', '2026-11-11', { dueDay: 1, lateDay: null, noticeDays: 14 }, '2026-12-01'],
    [
      'in the middle of the month, where 14 days do not fit (43)',
      '2026-11-25',
      { dueDay: 1, lateDay: 15, noticeDays: 14 },
      '2026-12-15',
    ],
    [
      'the due day, where a shorter notice was agreed (43)',
      '2026-11-25',
      { dueDay: 1, lateDay: 15, noticeDays: 5 },
      '2026-12-01',
    ],
    [
      'the next month, where there is no second day (43)',
      '2026-11-25',
      { dueDay: 1, lateDay: null, noticeDays: 14 },
      '2027-01-04',
    ],
  ])('is %s', (_, today, plan, expected) => expect(due(today, '2026-12-01', plan)).toBe(expected))

  it('is that of the payer', () => {
    const facts = someFacts({
      plans: {
        usual: { dueDay: 1, lateDay: null, noticeDays: 5 },
        of: { anna: { dueDay: 20, lateDay: null, noticeDays: 5 } },
      },
    })
    expect(told(project(facts, '2026-12-02'), true)).toEqual(['2026-12-01 anna fare 6300 2026-12-21'])
  })
})
