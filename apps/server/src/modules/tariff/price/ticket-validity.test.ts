import type { Sort } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../testing/small-region.ts'
import { beginningAt, ticketValidity } from './ticket-validity.ts'

const NOON = '2026-11-23T11:00:00.000Z'
const twoHours = { type: 'dateTime', minutes: 120 } as const
const beginning = (chosen: string, now = NOON) => ({ chosen, now, preSaleDays: 90, zone: 'Europe/Berlin' })

const sortOf = (id: string): Sort => {
  const found = smallRegion().tariff.versions[0]?.sorts.find(sort => sort.id === id)
  if (!found) throw new Error(`no sort ${id}`)
  return found
}

describe('a chosen minute', () => {
  it('is kept while it lies ahead', () => {
    expect(beginningAt(twoHours, beginning('2026-11-23T14:30'))).toMatchObject({
      ok: true,
      validFrom: '2026-11-23T13:30:00.000Z',
      validTo: '2026-11-23T15:30:00.000Z',
    })
  })

  it('moves to now when it passed while the passenger paid', () => {
    expect(beginningAt(twoHours, beginning('2026-11-23T11:55'))).toMatchObject({ ok: true, validFrom: NOON })
  })

  it('moves over midnight', () => {
    const now = '2026-11-23T23:05:00.000Z'
    expect(beginningAt(twoHours, beginning('2026-11-23T23:58', now))).toMatchObject({
      ok: true,
      date: '2026-11-24',
      validFrom: now,
    })
  })

  it('is refused when it lies more than a day back', () => {
    expect(beginningAt(twoHours, beginning('2026-11-22T11:59'))).toMatchObject({ ok: false, reason: 'dateInPast' })
  })

  it('is refused beyond the presale', () => {
    expect(beginningAt(twoHours, beginning('2027-03-01T10:00'))).toMatchObject({ ok: false, reason: 'dateTooFar' })
  })
})

describe('a chosen day', () => {
  it('is not moved when it is over: the passenger chose that day', () => {
    const day = { type: 'date', days: 1 } as const
    expect(beginningAt(day, beginning('2026-11-22T10:00'))).toEqual({
      ok: false,
      reason: 'dateInPast',
      field: 'validFrom',
    })
  })
})

describe('a multi-ride ticket', () => {
  it('can have rides validated until the end of the third year after', () => {
    expect(ticketValidity(sortOf('four'), beginning('2026-11-23T14:30'))).toEqual({
      ok: true,
      date: '2026-11-23',
      validFrom: '2026-11-22T23:00:00.000Z',
      validTo: '2029-12-31T23:00:00.000Z',
    })
  })

  it('begins today when the chosen minute passed yesterday', () => {
    const later = '2026-11-23T23:30:00.000Z'
    expect(ticketValidity(sortOf('four'), beginning('2026-11-23T23:50', later))).toMatchObject({
      ok: true,
      date: '2026-11-24',
    })
  })
})
