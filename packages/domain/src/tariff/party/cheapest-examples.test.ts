import { describe, expect, it } from 'vitest'
import type { Sort } from '../model.ts'
import { aSort } from '../small-tariff.fixture.ts'
import { cheapest } from './cheapest.ts'
import type { Cover, PartyOffer, Travelling } from './party.ts'

const NO_NAME = { firstname: false, name: false, salutation: false, birthdate: false }
const NAME = { ...NO_NAME, firstname: true, name: true }

const anOffer = (
  id: string,
  cents: number,
  carries: readonly number[],
  { takes = { kind: 'anyone' }, ...sort }: Partial<Sort> & Partial<Pick<PartyOffer, 'takes'>> = {},
): PartyOffer => ({
  cents,
  carries,
  takes,
  ride: carries[0] ?? 0,
  lasts: 120,
  order: 0,
  sort: aSort(id, { group: 'single', freeChildren: 0, freeAdults: 0, userData: NO_NAME, ...sort }),
})

const party = (...travellers: string[]): Travelling => ({
  people: travellers.map(traveller => ({ traveller, child: false, free: false })),
  comfortClass: 'second',
  extras: [],
})
const boughtIn = (cover: Cover | null) => cover?.tickets.map(({ offer, amount }) => `${amount} ${offer.sort.id}`)

/** Searches that once went wrong. */
describe('the cheapest tickets', () => {
  it('of one person are those of a group, where a ticket for four rides is of use on one ride only', () => {
    const offers = [
      anOffer('four rides back', 75, [1], { rides: 4 }),
      anOffer('three there', 25, [0], { passengers: { min: 3, max: 30, perPerson: true } }),
      anOffer('five back', 50, [1], { passengers: { min: 2, max: 5 } }),
    ]
    const { asked } = cheapest(party('senior'), 2, { product: 'single', offers })
    expect(boughtIn(asked)?.toSorted()).toEqual(['1 five back', '1 three there'])
    expect(asked?.cents).toBe(125)
  })

  it('are no kind of the chosen product that asks for a name, where the asked ones do not', () => {
    const offers = [
      anOffer('there and back', 75, [0, 1]),
      anOffer('there by name', 25, [0], { userData: NAME }),
      anOffer('back in a group', 25, [1], { group: 'party' }),
    ]
    const { asked, best } = cheapest(party('adult'), 2, { product: 'single', offers })
    expect(boughtIn(asked)).toEqual(['1 there and back'])
    expect(best).toBeNull()
  })

  it('are not lifted to the first class by a supplement for holders of a card', () => {
    const offers = [
      anOffer('second class', 100, [0]),
      anOffer('lift with a card', 10, [0], {
        comfortClass: 'transition',
        freeAdults: 1,
        discountType: { id: 'BC25', name: { de: 'BC25', en: 'BC25' } },
      }),
    ]
    const first: Travelling = { ...party('adult'), comfortClass: 'first' }
    expect(cheapest(first, 1, { product: 'single', offers }).asked).toBeNull()
  })
})
