import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Share, splitPrice } from '../../subscription/billing/share.ts'
import { stepAt } from '../../subscription/contract/step.ts'
import { sharesOfMonth } from './month-shares.ts'
import { areSameShares, type SharesFrom, sharesToAgree, stepsOf } from './share-steps.ts'

const own = (month: string, cents: number | null): SharesFrom =>
  sharesOfMonth({ month, own: cents, rest: 'town' }, 'parents')

describe('the parts of a month', () => {
  it.each<[string, number | null, string | null, Share[]]>([
    [
      'an own share and the rest',
      1400,
      'town',
      [
        { payer: 'parents', kind: 'fixed', cents: 1400 },
        { payer: 'town', kind: 'remainder' },
      ],
    ],
    ['nothing of a third child', 0, 'town', [{ payer: 'town', kind: 'remainder' }]],
    ['nothing decided', null, 'town', [{ payer: 'town', kind: 'remainder' }]],
    ['nobody pays', 1400, null, [{ payer: 'parents', kind: 'remainder' }]],
    ['who pays is the parents', 1400, 'parents', [{ payer: 'parents', kind: 'remainder' }]],
  ])('%s', (_, cents, rest, expected) =>
    expect(sharesOfMonth({ month: '2026-08-01', own: cents, rest }, 'parents').value).toEqual(expected),
  )
})

describe('steps of a plan', () => {
  it('stand only where something changes, whatever order the months come in', () =>
    expect(stepsOf([own('2026-10-01', 700), own('2026-08-01', 1400), own('2026-09-01', 1400)])).toEqual([
      own('2026-08-01', 1400),
      own('2026-10-01', 700),
    ]))

  it('are never parts that take no price whole', () =>
    expect(() => stepsOf([{ from: '2026-08-01', value: [{ payer: 'a', kind: 'fixed', cents: 1 }] }])).toThrow(
      'sharesTooLittle',
    ))

  it('are the same whatever order the payers come in', () => {
    const { value } = own('2026-08-01', 1400)
    expect(areSameShares(value, value.toReversed())).toBe(true)
    expect(areSameShares(value, own('2026-08-01', 1300).value)).toBe(false)
  })
})

describe('what has to be agreed', () => {
  it.each<[string, SharesFrom[], SharesFrom[], SharesFrom[]]>([
    ['nothing, as it is so', [own('2026-08-01', 1400)], [own('2026-08-01', 1400)], []],
    ['nothing, as nothing is planned', [own('2026-08-01', 1400)], [], []],
    ['from the day of the change on', [own('2026-08-01', 1400)], [own('2026-11-01', 700)], [own('2026-11-01', 700)]],
    [
      'back to the beginning, and again where something else was agreed for a later day',
      [own('2026-08-01', 3800), own('2026-10-01', 3000)],
      [own('2026-08-01', 1400)],
      [own('2026-08-01', 1400), own('2026-10-01', 1400)],
    ],
    [
      'only where the plan leaves what was agreed',
      [own('2026-08-01', 1400), own('2026-10-01', 700)],
      [own('2026-08-01', 1400), own('2026-10-01', 700), own('2027-01-01', 0)],
      [own('2027-01-01', 0)],
    ],
  ])('%s', (_, agreed, planned, expected) => expect(sharesToAgree(agreed, planned)).toEqual(expected))

  const month = fc.integer({ min: 0, max: 11 }).map(index => `2027-${String(index + 1).padStart(2, '0')}-01`)
  const step = fc.record({ from: month, cents: fc.constantFrom(0, 700, 1400, 3800) })
  const some = fc
    .uniqueArray(step, { selector: ({ from }) => from, minLength: 1, maxLength: 6 })
    .map(steps => steps.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ from, cents }) => own(from, cents)))

  it('makes of any agreement the plan, from its first day on, and leaves what was before', () =>
    fc.assert(
      fc.property(some, some, (before, planned) => {
        const agreed = [own('2026-08-01', 1400), ...before]
        const needed = sharesToAgree(agreed, planned)
        const late = new Map(needed.map(one => [one.from, one]))
        const now = [...agreed.filter(({ from }) => !late.has(from)), ...needed].toSorted((a, b) =>
          a.from < b.from ? -1 : 1,
        )
        const first = planned[0]?.from ?? ''
        for (let index = 1; index <= 12; index += 1) {
          const day = `2027-${String(index).padStart(2, '0')}-15`
          const wanted = stepAt(day < first ? agreed : planned, day)?.value ?? []
          expect(areSameShares(stepAt(now, day)?.value ?? [], wanted)).toBe(true)
        }
        expect(sharesToAgree(now, planned)).toEqual([])
      }),
    ))

  it('leaves the price whole with whoever pays it', () =>
    fc.assert(
      fc.property(fc.nat(20_000), fc.option(fc.nat(20_000)), fc.option(fc.constant('town')), (price, cents, rest) => {
        const { value } = sharesOfMonth({ month: '2026-08-01', own: cents, rest }, 'parents')
        expect(splitPrice(price, value).reduce((sum, one) => sum + one, 0)).toBe(price)
      }),
    ))
})
