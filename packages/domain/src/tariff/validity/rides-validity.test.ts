import { describe, expect, it } from 'vitest'
import { aSort, aTariff, aVersion } from '../small-tariff.fixture.ts'
import { ridesValidity } from './rides-validity.ts'

const lasting = (minutes: number) => [aSort('four', { rides: 4, validity: { type: 'dateTime', minutes } })]
const sold = aVersion({ id: 'v26', sorts: lasting(120) })
const later = aVersion({ id: 'v27', validFrom: '2027-01-01', sorts: lasting(30) })

const ticket = {
  tariffVersion: 'v26',
  choice: {
    sortId: 'four',
    relationId: null,
    validFrom: '2026-11-23T10:00',
    passengerCount: 1,
    freeChildren: 0,
    freeAdults: 0,
    serviceArea: 2,
  },
  validFrom: '2026-11-22T23:00:00.000Z',
  validTo: '2029-12-31T23:00:00.000Z',
}

const validated = (chosen: string, now: string, tariff = aTariff(sold, later)) =>
  ridesValidity(tariff, ticket, { chosen, now, zone: 'Europe/Berlin' })

describe('validating rides', () => {
  it('begins at the chosen minute and lasts as long as a ride of the ticket that was sold', () => {
    expect(validated('2027-02-03T14:00', '2027-02-03T12:00:00.000Z')).toEqual({
      ok: true,
      validFrom: '2027-02-03T13:00:00.000Z',
      validTo: '2027-02-03T15:00:00.000Z',
    })
  })

  it("goes by today's terms where the version it was sold under is gone", () => {
    expect(validated('2027-02-03T14:00', '2027-02-03T12:00:00.000Z', aTariff(later))).toMatchObject({
      validTo: '2027-02-03T13:30:00.000Z',
    })
  })

  it('begins now when the chosen minute has just passed', () => {
    const now = '2027-02-03T13:04:00.000Z'
    expect(validated('2027-02-03T14:00', now)).toMatchObject({ ok: true, validFrom: now })
  })

  it.each([
    ['the ticket is not valid yet', '2026-11-22T23:30', '2026-11-22T22:00:00.000Z', 'beforeTicket'],
    ['the claim to the rides has lapsed', '2030-01-02T10:00', '2030-01-02T08:00:00.000Z', 'lapsed'],
    ['it lies too far ahead', '2027-06-01T10:00', '2027-02-03T12:00:00.000Z', 'tooFarAhead'],
  ])('is refused when %s', (_, chosen, now, reason) => {
    expect(validated(chosen, now)).toEqual({ ok: false, reason })
  })

  it('is refused where no version knows the article', () => {
    expect(validated('2027-02-03T14:00', '2027-02-03T12:00:00.000Z', aTariff(aVersion()))).toEqual({
      ok: false,
      reason: 'unknownSort',
    })
  })
})
