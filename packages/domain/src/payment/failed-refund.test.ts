import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beforeAskedAgain, canBePaidOn, isFailedAsSeen, refundKey } from './failed-refund.ts'

const ID = '0192f0e4-0000-7000-8000-000000000001'

describe('the key of a try', () => {
  it('is the refund’s own for the first, and another one for each that follows', () => {
    expect([1, 2, 3].map(tries => refundKey({ id: ID, tries }))).toEqual([ID, `${ID}:2`, `${ID}:3`])
  })

  it('is never that of another try, of whichever refund', () => {
    const tried = fc.record({ id: fc.uuid(), tries: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(tried, tried, (one, other) => {
        const isSame = one.id === other.id && one.tries === other.tries
        expect(refundKey(one) === refundKey(other)).toBe(isSame)
      }),
    )
  })
})

it.each([
  ['failed', 1, 1, true],
  ['failed', 2, 1, false],
  ['requested', 2, 1, false],
  ['requested', 1, 1, false],
  ['done', 1, 1, false],
] as const)('%s after %i tries, seen failed after %i: still so is %s', (state, tries, seen, still) => {
  expect(isFailedAsSeen({ state, tries }, seen)).toBe(still)
})

describe('before a provider is asked again', () => {
  it.each([
    ['nothing went back', { theirs: 0, ours: 0, underWay: 0 }, 'ask'],
    ['all that did is known', { theirs: 300, ours: 300, underWay: 0 }, 'ask'],
    ['it knows of less than we do', { theirs: 0, ours: 300, underWay: 0 }, 'ask'],
    ['it gave back what nobody here asked for', { theirs: 300, ours: 0, underWay: 0 }, 'alreadyBack'],
    ['another refund of the payment is under way', { theirs: 300, ours: 0, underWay: 300 }, 'wait'],
  ] as const)('%s', (_, given, verdict) => expect(beforeAskedAgain(given)).toBe(verdict))

  it('it is never asked where it has given back more than is known here', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.record({ theirs: cents, ours: cents, underWay: cents }), given => {
        expect(beforeAskedAgain(given) === 'ask').toBe(given.theirs <= given.ours)
      }),
    )
  })
})

it.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-25', true],
  ['2026-11-26', false],
] as const)('owed since the 21st, and today is the 25th: paid by hand on %s can be, %s', (day, can) => {
  expect(canBePaidOn(day, '2026-11-21', '2026-11-25')).toBe(can)
})
