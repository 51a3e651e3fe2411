import { describe, expect, it } from 'vitest'
import { trip } from '../../state/tariff/tariff.fixture.ts'
import { tripAhead } from './trip-ahead.ts'

const ZONE = 'Europe/Berlin'
const DAY = '2126-11-23'
const one = trip('one', `${DAY}T07:00:00.000Z`, `${DAY}T07:20:00.000Z`)
const two = trip('two', `${DAY}T08:00:00.000Z`, `${DAY}T08:20:00.000Z`)
const three = trip('three', `${DAY}T09:00:00.000Z`, `${DAY}T09:20:00.000Z`)
const found = [one, two, three]

const [ride] = two.legs
if (!ride) throw new Error('a trip without a ride')
const cancelled = { ...two, legs: [{ ...ride, now: { cancelled: true } }] }
const later = { arrival: null, departure: `${DAY}T07:30:00.000Z`, platform: null, skipped: false }
const late = { ...one, legs: [{ ...ride, from: { ...ride.from, departure: one.departure, now: later } }] }

/** Wall clocks of Berlin, an hour ahead of the instants above. */
const leaving = (at: string, now = `${DAY}T06:00`) =>
  ({ timing: 'Departure', at: `${DAY}T${at}`, now, zone: ZONE }) as const
const arriving = (at: string) => ({ ...leaving(at), timing: 'Arrival' }) as const

describe('the trip that is meant while none is chosen', () => {
  it('is the first that leaves at the time or later', () => {
    expect(tripAhead(found, leaving('08:00'))).toBe(one)
    expect(tripAhead(found, leaving('08:01'))).toBe(two)
  })

  it('is the last that is there in time', () => {
    expect(tripAhead(found, arriving('09:30'))).toBe(two)
    expect(tripAhead(found, arriving('09:20'))).toBe(two)
    expect(tripAhead(found, arriving('09:19'))).toBe(one)
  })

  it('is the next that leaves where none suits the time', () => {
    expect(tripAhead(found, arriving('08:00'))).toBe(one)
    expect(tripAhead(found, leaving('11:00'))).toBe(one)
  })

  it('has not left, and runs', () => {
    expect(tripAhead(found, leaving('07:50', `${DAY}T08:10`))).toBe(two)
    expect(tripAhead([cancelled, three], leaving('08:30'))).toBe(three)
    expect(tripAhead(found, leaving('08:00', `${DAY}T12:00`))).toBeNull()
    expect(tripAhead([], leaving('08:00'))).toBeNull()
  })

  it('is one that is late, until it leaves', () => {
    expect(tripAhead([late, two], leaving('08:10', `${DAY}T08:20`))).toBe(late)
  })
})
