import { describe, expect, it } from 'vitest'
import type { ValidityRule } from '../model.ts'
import { aSort } from '../small-tariff.fixture.ts'
import { beginningAt, ticketValidity } from './ticket-validity.ts'

const NOON = '2026-11-23T11:00:00.000Z'
const twoHours = { type: 'dateTime', minutes: 120 } as const
const fourRides = aSort('four', { rides: 4 })
const beginning = (chosen: string, now = NOON) => ({ chosen, now, preSaleDays: 90, zone: 'Europe/Berlin' })

describe('a chosen minute', () => {
  it('is kept while it lies ahead', () => {
    expect(beginningAt(twoHours, beginning('2026-11-23T14:30'))).toEqual({
      ok: true,
      date: '2026-11-23',
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

  it.each([
    ['lies more than a day back', '2026-11-22T11:59', 'inThePast'],
    ['lies beyond the presale', '2027-03-01T10:00', 'tooFarAhead'],
  ])('is refused when it %s', (_, chosen, reason) => {
    expect(beginningAt(twoHours, beginning(chosen))).toEqual({ ok: false, reason })
  })
})

describe('a chosen day', () => {
  it('is not moved when it is over: the passenger chose that day', () => {
    const day = { type: 'date', days: 1 } as const
    expect(beginningAt(day, beginning('2026-11-22T10:00'))).toEqual({ ok: false, reason: 'inThePast' })
  })

  it('is not moved where a time was chosen from a list', () => {
    const listed = (time: string): ValidityRule => ({ type: 'listTime', times: [time], minutes: 60 })
    expect(beginningAt(listed('11:55'), beginning('2026-11-23T11:55'))).toEqual({ ok: false, reason: 'inThePast' })
  })
})

describe('a multi-ride ticket', () => {
  it('can have rides validated until the end of the third year after', () => {
    expect(ticketValidity(fourRides, beginning('2026-11-23T14:30'))).toEqual({
      ok: true,
      date: '2026-11-23',
      validFrom: '2026-11-22T23:00:00.000Z',
      validTo: '2029-12-31T23:00:00.000Z',
    })
  })

  it('begins today when the chosen minute passed yesterday', () => {
    const later = '2026-11-23T23:30:00.000Z'
    expect(ticketValidity(fourRides, beginning('2026-11-23T23:50', later))).toMatchObject({
      ok: true,
      date: '2026-11-24',
    })
  })

  it('is refused for a day long gone', () => {
    expect(ticketValidity(fourRides, beginning('2026-11-20T10:00'))).toEqual({ ok: false, reason: 'inThePast' })
  })
})
