import type { Trip } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { agedTrips, renewed } from './aged-trips.ts'
import { trip } from './tariff.fixture.ts'

const ASKED = Date.parse('2126-11-23T06:50:00.000Z')
const [one, two] = [
  trip('one', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z'),
  trip('two', '2126-11-23T07:30:00.000Z', '2126-11-23T07:50:00.000Z'),
]
const live: Trip = {
  ...one,
  realTime: { state: 'live', asOf: '2126-11-23T06:50:00.000Z' },
  legs: one.legs.map(leg => ({ ...leg, now: { cancelled: true } })),
}
const after = (seconds: number) => agedTrips([live, two], ASKED + seconds * 1000)

describe('trips that were asked for a while ago', () => {
  it('are the same for two minutes', () => {
    const trips = [live, two]
    expect(agedTrips(trips, ASKED + 120_000)).toBe(trips)
  })

  it('say of when they are from then on, and after five minutes nothing but the timetable', () => {
    expect(after(121)[0]).toMatchObject({ realTime: { state: 'asOf' }, legs: [{ now: { cancelled: true } }] })
    expect(after(301)[0]?.realTime).toEqual({ state: 'off', asOf: null })
    expect(after(301)[0]?.legs.some(({ now }) => now)).toBe(false)
    expect(after(301)[1]).toBe(two)
  })

  it('keep their places when they are told anew; one that is not told again stays as it was', () => {
    expect(
      renewed([live, two], [{ ...one, durationMinutes: 21 }]).map(({ durationMinutes }) => durationMinutes),
    ).toEqual([21, two.durationMinutes])
  })
})
