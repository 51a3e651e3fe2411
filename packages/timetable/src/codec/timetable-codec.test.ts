import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Timetable } from '../model/timetable.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { randomNetwork } from '../testing/random-network.ts'
import { decodeTimetable } from './decode-timetable.ts'
import { encodeTimetable } from './encode-timetable.ts'

const timetables: fc.Arbitrary<Timetable> = randomNetwork({
  before: '2027-06-14',
  on: '2027-06-15',
  after: '2027-06-16',
}).map(tables => builtTimetable(tables))

describe('a timetable in bytes', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(timetables, timetable => {
        expect(decodeTimetable(encodeTimetable(timetable))).toEqual({ ok: true, timetable })
      }),
    )
  })

  it('of the version before has no sequences, and everything else', () => {
    fc.assert(
      fc.property(timetables, timetable => {
        const patterns = { ...timetable.patterns, sequences: new Int32Array() }
        expect(decodeTimetable(encodeTimetable(timetable, 1))).toEqual({
          ok: true,
          timetable: { ...timetable, patterns },
        })
      }),
      { numRuns: 20 },
    )
  })

  it('is refused when cut off anywhere or changed anywhere', () => {
    fc.assert(
      fc.property(timetables, fc.nat(), fc.integer({ min: 1, max: 255 }), (timetable, place, change) => {
        const bytes = encodeTimetable(timetable)
        expect(decodeTimetable(bytes.subarray(0, place % bytes.length)).ok).toBe(false)
        const at = place % bytes.length
        const changed = bytes.slice()
        changed[at] = (changed[at] ?? 0) ^ change
        expect(decodeTimetable(changed).ok).toBe(false)
      }),
    )
  })

  it('is refused when its version was changed to another that is known', () => {
    fc.assert(
      fc.property(timetables, timetable => {
        for (const [written, read] of [
          [1, 2],
          [2, 1],
        ] as const) {
          const bytes = encodeTimetable(timetable, written)
          bytes[4] = read
          expect(decodeTimetable(bytes)).toEqual({ ok: false, reason: 'damaged' })
        }
      }),
      { numRuns: 20 },
    )
  })

  it('says what is wrong with it', () => {
    const [timetable] = fc.sample(timetables, 1)
    const bytes = timetable ? encodeTimetable(timetable) : new Uint8Array()
    const other = bytes.slice()
    other[4] = 99
    expect(decodeTimetable(other)).toEqual({ ok: false, reason: 'otherVersion' })
    expect(decodeTimetable(bytes.subarray(0, -1))).toEqual({ ok: false, reason: 'damaged' })
    expect(decodeTimetable(new Uint8Array(40))).toEqual({ ok: false, reason: 'notATimetable' })
  })
})
