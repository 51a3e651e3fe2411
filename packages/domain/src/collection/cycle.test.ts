import { describe, expect, it } from 'vitest'
import { addDays, addMonths, weekday } from '../time/plain-date.ts'
import { bankDayFrom, isBankDay } from './bank-day.ts'
import { type Cycle, commonCycle, cycleOf } from './cycle.ts'

const PLAN = { deadlineDay: 10, noticeDays: 14, leadDays: 2 }

function cycle(dueOn: string, plan = PLAN): Cycle {
  const result = cycleOf(dueOn, plan)
  if (!result.ok) throw new Error(result.reason)
  return result.cycle
}

const firsts = Array.from({ length: 24 }, (_, at) => bankDayFrom(addMonths('2027-01-01', at)))

describe('the days of a cycle', () => {
  it('of a month are these', () =>
    expect(cycle('2027-02-01')).toEqual({
      claimOn: '2027-01-11',
      announceOn: '2027-01-12',
      freezeOn: '2027-01-18',
      buildOn: '2027-01-27',
      handOverBy: '2027-01-28',
      dueOn: '2027-02-01',
    }))

  it('are never before the deadline is over, in the months in which three weeks would be', () => {
    const early = firsts.filter(dueOn => Number(addDays(dueOn, -21).slice(8)) <= 10)
    expect(early).toEqual(['2027-03-01', '2027-07-01', '2027-10-01', '2027-12-01', '2028-03-01', '2028-12-01'])
    for (const dueOn of early) expect(cycle(dueOn).claimOn.slice(8), dueOn).toBe('11')
    expect(cycle('2027-03-01')).toMatchObject({ claimOn: '2027-02-11', freezeOn: '2027-02-15' })
  })

  it('follow each other, and the bank has its day', () => {
    for (const dueOn of firsts) {
      const days = Object.values(cycle(dueOn))
      expect(days, dueOn).toEqual(days.toSorted())
      expect(new Set(days).size, dueOn).toBe(6)
      expect(isBankDay(cycle(dueOn).handOverBy) && isBankDay(cycle(dueOn).buildOn)).toBe(true)
    }
  })

  it('step over Easter, Christmas and weekends', () => {
    expect(cycle('2027-04-01')).toMatchObject({ buildOn: '2027-03-25', handOverBy: '2027-03-30' })
    expect(cycle('2028-01-03')).toMatchObject({ buildOn: '2027-12-29', handOverBy: '2027-12-30' })
    expect(weekday('2027-01-04')).toBe(1)
  })

  it.each([
    ['a deadline that lies after the freeze', { ...PLAN, deadlineDay: 20 }, 'deadlineAfterFreeze'],
    ['a bank that has no day', { ...PLAN, leadDays: 0 }, 'leadTooShort'],
    ['a file that would be handed over before it is built', { ...PLAN, leadDays: 4 }, 'leadTooShort'],
  ])('are refused with %s', (_, plan, reason) => expect(cycleOf('2027-02-01', plan)).toEqual({ ok: false, reason }))

  it.each([
    ['2027-02-01', [10, 15], '2027-01-16'],
    ['2027-03-01', [15, 10], '2027-02-11'],
    ['2027-03-01', [15], '2027-02-08'],
    ['2027-03-01', [], '2027-02-08'],
  ])('for %s follow the latest of the deadlines %o that leaves time for notices', (dueOn, deadlines, claimOn) => {
    expect(commonCycle(dueOn, { noticeDays: 14, leadDays: 2, deadlines })).toMatchObject({
      ok: true,
      cycle: { claimOn },
    })
  })

  it('need no deadline', () => expect(cycle('2027-03-01', { ...PLAN, deadlineDay: 0 }).claimOn).toBe('2027-02-08'))
})
