import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENTITLEMENT_RESULTS } from './entitlement.ts'
import { type Child, expectedShare, isOfAge, ownShares } from './own-share.ts'
import { holstein, westphalia } from './rules.fixture.ts'

const child = (key: string, birthDate: string, more: Partial<Child> = {}): Child => ({
  key,
  birthDate,
  kind: 'entitled',
  isExempt: false,
  ...more,
})
const [ida, ben, lea] = [child('ida', '2010-05-01'), child('ben', '2013-02-01'), child('lea', '2016-09-30')]
const centsOf = (rule: typeof westphalia, children: readonly Child[], day = '2026-11-01') =>
  ownShares(rule, children, day).map(({ cents }) => cents)

describe('the own share', () => {
  it.each<[string, Child[], (number | null)[]]>([
    ['of one child', [ida], [1400]],
    ['of three, however they are given', [lea, ida, ben], [0, 1400, 700]],
    [
      'of a fourth and further',
      [ida, ben, lea, child('x', '2018-01-01'), child('y', '2019-01-01')],
      [1400, 700, 0, 0, 0],
    ],
    ['once the first has left', [ben, lea], [1400, 700]],
    ['of twins is by nothing that can change', [child('b', '2013-02-01'), child('a', '2013-02-01')], [700, 1400]],
    [
      'of an adult is that of a first child and takes no place',
      [child('old', '2008-01-01'), ida, ben],
      [1400, 1400, 700],
    ],
    ['of who is exempt is nothing, and the place is kept', [{ ...ida, isExempt: true }, ben], [0, 700]],
    ['is not counted by who is not entitled', [{ ...ida, kind: 'notEntitled' }, ben], [null, 1400]],
    ['nor by who is still examined', [{ ...ida, kind: 'unknown' }, ben], [null, 1400]],
    ['of nobody', [], []],
  ])('%s', (_, children, expected) => expect(centsOf(westphalia, children)).toEqual(expected))

  it('of an adult elsewhere goes by the order, and who is not entitled pays another price', () => {
    const old = child('old', '2008-01-01')
    expect(centsOf(holstein, [old, ida, ben, { ...lea, kind: 'selfPay' }])).toEqual([1200, 600, 0, 3800])
  })

  it('says why', () => {
    const children = [child('old', '2008-01-01'), ida, { ...ben, isExempt: true }, { ...lea, kind: 'unknown' as const }]
    expect(ownShares(westphalia, children, '2026-11-01').map(({ why, place }) => [why, place])).toEqual([
      ['adult', null],
      ['place', 1],
      ['exempt', 2],
      ['unknown', null],
    ])
  })

  it.each([
    [0, false, 1400, 'place'],
    [1, false, 700, 'place'],
    [5, false, 0, 'place'],
    [2, true, 1400, 'adult'],
  ])('after %d brothers and sisters, of age %s, is %d by %s', (olderSiblings, isOfAgeNow, cents, why) =>
    expect(
      expectedShare(westphalia, 'entitled', { olderSiblings, isOfAge: isOfAgeNow, isExempt: false }),
    ).toMatchObject({ cents, why }),
  )

  it('changes on the day somebody comes of age, not before', () => {
    expect([isOfAge('2009-03-17', '2027-03-16'), isOfAge('2009-03-17', '2027-03-17')]).toEqual([false, true])
  })
})

const children = fc.uniqueArray(
  fc.record({
    key: fc.uuid(),
    birthDate: fc.integer({ min: 2006, max: 2020 }).map(year => `${year}-06-15`),
    kind: fc.constantFrom(...ENTITLEMENT_RESULTS),
    isExempt: fc.boolean(),
  }),
  { selector: ({ key }) => key, maxLength: 8 },
)

describe('of any family', () => {
  it('is the same in whatever order its children are named', () =>
    fc.assert(
      fc.property(children, fc.infiniteStream(fc.nat()), (family, order) => {
        const keyed = family.map(one => ({ one, at: order.next().value ?? 0 }))
        const mixed = keyed.toSorted((a, b) => a.at - b.at).map(({ one }) => one)
        const byKey = (all: readonly Child[]) =>
          new Map(ownShares(westphalia, all, '2026-11-01').map(share => [share.key, share]))
        const [before, after] = [byKey(family), byKey(mixed)]
        for (const [key, share] of before) expect(after.get(key)).toEqual(share)
      }),
    ))

  it('never gives an older child a lower share than a younger one, nor one place twice', () =>
    fc.assert(
      fc.property(children, family => {
        const shares = ownShares(westphalia, family, '2026-11-01').filter(({ why }) => why === 'place')
        const ordered = shares.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
        expect(new Set(ordered.map(({ place }) => place)).size).toBe(ordered.length)
        ordered.forEach(({ cents }, index) => {
          expect(cents ?? 0).toBeGreaterThanOrEqual(ordered[index + 1]?.cents ?? 0)
        })
      }),
    ))
})
