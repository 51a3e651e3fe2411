import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAfterOutward } from './after-outward.ts'
import { keptReturn, proposedReturn, searchedReturn, tripsAfter } from './return-time.ts'
import { trip } from './tariff.fixture.ts'

const wallClock = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 16))

describe('the time of a way back', () => {
  it.each([
    ['2026-11-30T10:00', '2026-11-30T12:00'],
    ['2026-11-30T10:01', '2026-11-30T12:15'],
    ['2026-12-31T22:50', '2027-01-01T01:00'],
  ])('is proposed for a way there at %s at %s', (outward, back) => expect(proposedReturn(outward)).toBe(back))

  it('never lies before the way there, whatever that becomes, and stays where it can', () => {
    fc.assert(
      fc.property(wallClock, wallClock, (back, outward) => {
        const kept = keptReturn(back, outward) ?? ''
        expect(isAfterOutward(kept, outward)).toBe(true)
        if (back >= outward) expect(kept).toBe(back)
      }),
    )
    expect(keptReturn(null, '2026-11-30T10:00')).toBeNull()
    expect(keptReturn('2026-11-30T10:00', null)).toBe('2026-11-30T10:00')
  })

  it('is looked for from the arrival on', () => {
    fc.assert(
      fc.property(wallClock, wallClock, (back, arrival) => {
        const searched = searchedReturn(back, arrival)
        expect(searched >= back && searched >= arrival).toBe(true)
        expect([back, arrival]).toContain(searched)
      }),
    )
  })

  it('leaves out the trips that go before one has arrived', () => {
    const [early, late] = ['07', '09'].map(hour =>
      trip(hour, `2026-11-23T${hour}:00:00.000Z`, `2026-11-23T${hour}:20:00.000Z`),
    )
    if (!early || !late) throw new Error('two trips')
    expect(tripsAfter([early, late], early.arrival)).toEqual([late])
    expect(tripsAfter([early, late], early.departure)).toEqual([early, late])
  })
})
