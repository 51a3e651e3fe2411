import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../time/plain-date.ts'
import { type DaySpan, dayCount, hasDay, united, within, without } from './day-span.ts'

const day = (number: number) => addDays('2027-01-01', number)
const span = (from: number, to: number): DaySpan => ({ from: day(from), to: day(to) })
const spans = fc.array(
  fc.tuple(fc.nat(40), fc.nat(12)).map(([from, days]) => span(from, from + days)),
  { maxLength: 6 },
)
const DAYS = Array.from({ length: 60 }, (_, number) => day(number))
const daysOf = (some: readonly DaySpan[]) => DAYS.filter(one => some.some(other => hasDay(other, one)))

describe('spans of days', () => {
  it('united have the same days, ascend, are apart and not empty', () => {
    fc.assert(
      fc.property(spans, some => {
        const all = united(some)
        expect(daysOf(all)).toEqual(daysOf(some))
        expect(dayCount(all)).toBe(daysOf(some).length)
        for (const [index, { from, to }] of all.entries()) {
          expect(from < to).toBe(true)
          const before = all[index - 1]
          if (before) expect(before.to < from).toBe(true)
        }
      }),
    )
  })

  it('without others have the days that are in none of them', () => {
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const left = without(united(some), united(others))
        const gone = daysOf(others)
        expect(daysOf(left)).toEqual(daysOf(some).filter(one => !gone.includes(one)))
        expect(left.every(({ from, to }) => from < to)).toBe(true)
      }),
    )
  })

  it('within one have its days only', () => {
    fc.assert(
      fc.property(spans, fc.nat(30), fc.integer({ min: 1, max: 20 }), (some, from, length) => {
        const around = span(from, from + length)
        expect(daysOf(within(some, around))).toEqual(daysOf(some).filter(one => hasDay(around, one)))
      }),
    )
  })

  it('meet only where they share a day', () => {
    expect(within([span(0, 5)], span(5, 9))).toEqual([])
    expect(within([span(5, 9)], span(0, 5))).toEqual([])
    expect(within([span(0, 6)], span(5, 9))).toEqual([span(5, 6)])
    expect(united([span(0, 5), span(5, 9)])).toEqual([span(0, 9)])
  })
})
