import { VALIDITY_TYPE } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { validity as aValidity } from '../../../state/tariff/tariff.fixture.ts'
import { possibleStart, wallClockOf } from './validity-start.ts'

const validity = (type: number, choices: string[] = []) =>
  aValidity({ type, choices, firstDate: '2026-11-21', lastDate: '2027-02-19' })
const now = '2026-11-21T14:07'

describe('the beginning of a ticket', () => {
  it.each([
    ['a day', VALIDITY_TYPE.date, '2026-11-25T08:00', { date: '2026-11-25', time: '', moved: false }],
    ['a month', VALIDITY_TYPE.month, '2026-11-25T08:00', { date: '2026-11-25', time: '', moved: false }],
    ['a day gone by', VALIDITY_TYPE.date, '2026-11-20T08:00', { date: '2026-11-21', time: '', moved: true }],
    ['a day too far ahead', VALIDITY_TYPE.week, '2027-06-01T08:00', { date: '2027-02-19', time: '', moved: true }],
    ['a moment', VALIDITY_TYPE.dateTime, '2026-11-25T08:00', { date: '2026-11-25', time: '08:00', moved: false }],
    [
      'a moment gone by today',
      VALIDITY_TYPE.dateTime,
      '2026-11-21T08:00',
      { date: '2026-11-21', time: '14:07', moved: false },
    ],
  ])('%s', (_, type, wanted, start) => expect(possibleStart(validity(type), wanted, now)).toEqual(start))

  it('moves to the next day on the list and says so', () => {
    const days = validity(VALIDITY_TYPE.listDate, ['2026-11-28', '2026-12-05'])
    expect(possibleStart(days, now, now)).toEqual({ date: '2026-11-28', time: '', moved: true })
    expect(possibleStart(days, '2026-12-05T00:00', now)).toEqual({ date: '2026-12-05', time: '', moved: false })
    expect(possibleStart(days, '2026-12-24T00:00', now)).toEqual({ date: '2026-12-05', time: '', moved: true })
  })

  it('takes the next time on the list, on the following day if there is none left', () => {
    const times = validity(VALIDITY_TYPE.listTime, ['08:00', '12:00', '16:00'])
    expect(possibleStart(times, now, now)).toEqual({ date: '2026-11-21', time: '16:00', moved: false })
    expect(possibleStart(times, '2026-11-21T18:00', now)).toEqual({ date: '2026-11-22', time: '08:00', moved: true })
    expect(possibleStart(times, '2026-11-23T12:00', now)).toEqual({ date: '2026-11-23', time: '12:00', moved: false })
  })

  it('is none where nothing is on sale any more', () => {
    expect(possibleStart(validity(VALIDITY_TYPE.listDate), now, now)).toBeUndefined()
    expect(possibleStart(validity(VALIDITY_TYPE.date), now, '2027-03-01T00:00')).toBeUndefined()
  })

  it('is midnight for the cart where only the day counts', () => {
    expect(wallClockOf({ date: '2026-11-25', time: '', moved: false })).toBe('2026-11-25T00:00')
  })
})
