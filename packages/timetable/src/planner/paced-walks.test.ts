import { addDays, epochOf, toInstant } from '@billett/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtTimetable } from '../testing/built-timetable.ts'
import { randomNetwork } from '../testing/random-network.ts'
import { createJourneyPlanner } from './journey-planner.ts'
import { pacedFootpaths } from './network/paced-footpaths.ts'
import type { JourneyQuery } from './query.ts'

const ON = '2027-06-15'
const tables = randomNetwork({ before: addDays(ON, -1), on: ON, after: addDays(ON, 1) })
const speed = fc.constantFrom(0.8, 1.6)

describe('whoever walks slower or faster', () => {
  it('finds what a timetable with their walks finds', () => {
    const asked = fc.record({
      tables,
      speed,
      from: fc.nat(6),
      to: fc.nat(6),
      minutes: fc.nat(24 * 60),
      timing: fc.constantFrom('departure' as const, 'arrival' as const),
    })
    fc.assert(
      fc.property(asked, ({ tables: rows, speed: walkingSpeed, from, to, minutes, timing }) => {
        fc.pre(from !== to)
        const timetable = builtTimetable(rows, { minChange: 120 })
        const query: JourneyQuery = {
          from: { kind: 'stop', id: `S${from}` },
          to: { kind: 'stop', id: `S${to}` },
          when: toInstant(epochOf(`${ON}T00:00:00.000Z`) + minutes * 60_000),
          timing,
        }
        const footpaths = pacedFootpaths(timetable.footpaths, timetable.stops, walkingSpeed)
        const expected = createJourneyPlanner({ ...timetable, footpaths })(query)
        expect(createJourneyPlanner(timetable)({ ...query, walkingSpeed })).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })

  it('has more time, or less, but never less than the timetable asks for', () => {
    fc.assert(
      fc.property(tables, rows => {
        const { footpaths, stops } = builtTimetable(rows, { minChange: 120 })
        const slow = pacedFootpaths(footpaths, stops, 0.8)
        const fast = pacedFootpaths(footpaths, stops, 1.6)
        for (const [way, seconds] of footpaths.seconds.entries()) {
          expect(slow.seconds[way]).toBe(Math.ceil(seconds * 1.5))
          expect([seconds, Math.ceil(seconds * 0.75)]).toContain(fast.seconds[way])
        }
        expect(fast.changeSeconds).toEqual(footpaths.changeSeconds)
        for (const [stop, seconds] of footpaths.changeSeconds.entries())
          expect(slow.changeSeconds[stop]).toBe(seconds > 0 ? Math.ceil(seconds * 1.5) : seconds)
      }),
      { numRuns: 100 },
    )
  })
})
