import { describe, expect, it } from 'vitest'
import { type Entitlement, entitlementOf, type WayFacts } from './entitlement.ts'
import { versionOn } from './entitlement-rule.ts'
import { holstein, way, westphalia } from './rules.fixture.ts'

const said = ({ kind, reasons }: Entitlement): string => [kind, ...reasons.map(reason => reason.kind)].join(' ')

describe('a way to school', () => {
  it.each<[string, Partial<WayFacts>, string]>([
    ['longer than its band', {}, 'entitled longEnough nearest'],
    ['as long as its band, and no longer', { metres: 3500 }, 'notEntitled tooShort'],
    ['short for a big child, long for a small one', { metres: 2001, grade: 4 }, 'entitled longEnough nearest'],
    ['of the last grade before the next band', { metres: 3501, grade: 10 }, 'entitled longEnough nearest'],
    ['of the first grade of the next band', { metres: 3501, grade: 11 }, 'notEntitled tooShort'],
    ['short and dangerous', { metres: 900, place: '41' }, 'entitled dangerous nearest'],
    ['dangerous on the way to another school', { metres: 900, place: '41', school: '8' }, 'notEntitled tooShort'],
    ['to a school that is not the nearest', { isNearest: false }, 'notEntitled notNearest'],
    ['that nobody has measured', { metres: null }, 'unknown metresUnknown'],
    ['whose nearest school nobody knows', { isNearest: null }, 'unknown nearestUnknown'],
    ['too short, wherever the nearest school is', { metres: 100, isNearest: null }, 'notEntitled tooShort'],
    ['to the wrong school, however long it is', { metres: null, isNearest: false }, 'notEntitled notNearest'],
    ['of a grade the rule knows nothing of', { grade: 0 }, 'notEntitled noBand'],
    ['from an address that is secret', { metres: 9000, isAddressBlocked: true }, 'unknown addressBlocked'],
  ])('%s', (_, facts, expected) => expect(said(entitlementOf(westphalia, { ...way, ...facts }))).toBe(expected))

  it.each<[string, Partial<WayFacts>, string]>([
    ['long enough', { metres: 4001 }, 'entitled longEnough'],
    ['too short, and can be had for money', { metres: 4000 }, 'selfPay tooShort selfPay'],
    ['in the school’s own town', { metres: 9000, isInOwnTown: true }, 'selfPay ownTown selfPay'],
    ['in the own town, of unknown length', { metres: null, isInOwnTown: true }, 'selfPay ownTown selfPay'],
    ['of a grade beyond the bands', { metres: 9000, grade: 11 }, 'selfPay noBand selfPay'],
  ])('elsewhere: %s', (_, facts, expected) =>
    expect(said(entitlementOf(holstein, { ...way, ...facts }))).toBe(expected),
  )

  it('reaches its band where the rule says "from"', () => {
    expect(entitlementOf({ ...westphalia, boundary: 'from' }, { ...way, metres: 3500 }).kind).toBe('entitled')
  })

  it('cites what the rule names, with the facts it met', () => {
    expect(entitlementOf(westphalia, way).reasons[0]).toEqual({
      kind: 'longEnough',
      metres: 3501,
      minMetres: 3500,
      source: '§ 5',
    })
  })
})

describe('a pupil who', () => {
  const kindIn = (grade: number) => entitlementOf(westphalia, { ...way, grade, metres: 3600 }).kind

  it('repeats a year stays in the band, and who skips one comes to the next', () => {
    expect([kindIn(10), kindIn(10), kindIn(12)]).toEqual(['entitled', 'entitled', 'notEntitled'])
  })
})

it('a version holds from its first day, and of two of one day the later', () => {
  const versions = [
    { version: 2, validFrom: '2026-08-01' },
    { version: 1, validFrom: '2025-08-01' },
    { version: 3, validFrom: '2026-08-01' },
  ]
  expect(
    ['2025-07-31', '2025-08-01', '2026-07-31', '2026-08-01'].map(day => versionOn(versions, day)?.version),
  ).toEqual([undefined, 1, 1, 3])
})
