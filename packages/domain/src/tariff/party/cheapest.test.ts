import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSort } from '../small-tariff.fixture.ts'
import { leastOfAllCovers } from './all-covers.fixture.ts'
import { cheapest } from './cheapest.ts'
import type { Cover, Member, PartyOffer, Travelling } from './party.ts'

const TRAVELLERS = ['adult', 'child', 'senior']
const CARDS = [undefined, 'BC25', 'BC50']

const aMember: fc.Arbitrary<Member> = fc
  .record({
    traveller: fc.constantFrom(...TRAVELLERS),
    card: fc.constantFrom(...CARDS),
    free: fc.nat(11).map(n => n === 0),
  })
  .map(({ card, ...member }) => ({ ...member, ...(card && { card }), child: member.traveller === 'child' }))

const aParty = (most: number): fc.Arbitrary<Travelling> =>
  fc.record({
    people: fc.array(aMember, { minLength: 1, maxLength: most }),
    comfortClass: fc.constantFrom('second', 'second', 'second', 'first'),
    extras: fc.constantFrom([], [], [{ id: 'bicycle', count: 1 }]),
  })

const anOffer = (rides: number): fc.Arbitrary<PartyOffer> =>
  fc
    .record({
      id: fc.nat(999),
      group: fc.constantFrom('single', 'single', 'day', 'party'),
      comfortClass: fc.constantFrom('second' as const, 'second' as const, 'first' as const, 'transition' as const),
      card: fc.constantFrom(undefined, undefined, 'BC25'),
      size: fc.constantFrom(
        { min: 1, max: 1 },
        { min: 1, max: 1 },
        { min: 2, max: 5 },
        { min: 3, max: 30, perPerson: true },
      ),
      rides: fc.constantFrom(1, 1, 1, 4),
      freeChildren: fc.constantFrom(0, 0, 0, 2),
      freeAdults: fc.constantFrom(0, 0, 0, 1),
      takes: fc.constantFrom<PartyOffer['takes'][]>(
        { kind: 'anyone' },
        { kind: 'person', traveller: 'child' },
        { kind: 'person', traveller: 'adult' },
        { kind: 'extra', traveller: 'bicycle' },
      ),
      personal: fc.nat(5).map(n => n === 0),
      cents: fc.integer({ min: 1, max: 40 }).map(n => n * 25),
      carries: fc.subarray(
        Array.from({ length: rides }, (_, ride) => ride),
        { minLength: 1 },
      ),
      lasts: fc.constantFrom(120, 1_440, 10_080),
      order: fc.nat(5),
    })
    .map(({ id, group, comfortClass, card, size, rides: times, freeChildren, freeAdults, personal, ...offer }) => ({
      ...offer,
      ride: offer.carries[0] ?? 0,
      sort: aSort(`s${id}`, {
        group,
        comfortClass,
        ...(card && { discountType: { id: card, name: { de: card, en: card } } }),
        passengers: times > 1 ? { min: 1, max: 1 } : size,
        rides: times,
        freeChildren: times > 1 ? 0 : freeChildren,
        freeAdults: times > 1 ? 0 : freeAdults,
        userData: { firstname: personal, name: personal, salutation: false, birthdate: false },
      }),
    }))

const aCase = (people: number, offers: number) =>
  fc.integer({ min: 1, max: 2 }).chain(rides =>
    fc.record({
      rides: fc.constant(rides),
      party: aParty(people),
      offers: fc.uniqueArray(anOffer(rides), { maxLength: offers, selector: ({ sort }) => sort.id }),
    }),
  )
const sumOf = (cover: Cover | null): number => cover?.cents ?? Number.POSITIVE_INFINITY
const find = (party: Travelling, rides: number, offers: readonly PartyOffer[]) =>
  cheapest(party, rides, { product: 'single', offers })
const leastOf = (...args: Parameters<typeof find>): number => {
  const { asked, best } = find(...args)
  return sumOf(best ?? asked)
}
const shuffled = <T>(list: readonly T[], by: readonly number[]): T[] =>
  list
    .map((each, i) => ({ each, at: by[i] ?? 0 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)
/** A case without what decides by the asked ticket what may be proposed. */
const impersonal = (offers: readonly PartyOffer[]): PartyOffer[] =>
  offers.map(offer => ({
    ...offer,
    lasts: 120,
    sort: { ...offer.sort, userData: { firstname: false, name: false, salutation: false, birthdate: false } },
  }))

const check = (people: number, offers: number, runs: number, holds: (of: Case) => void) =>
  fc.assert(fc.property(aCase(people, offers), holds), { numRuns: runs })
type Case = { rides: number; party: Travelling; offers: PartyOffer[] }

describe('the cheapest tickets of a party', () => {
  it('are proposed only where they cost less than what was asked for', () =>
    check(6, 8, 300, ({ party, rides, offers }) => {
      const { asked, best } = find(party, rides, offers)
      if (best) expect(best.cents).toBeLessThan(sumOf(asked))
    }))

  it('carry everybody on every ride', () =>
    check(6, 8, 300, ({ party, rides, offers }) => {
      const { asked, best } = find(party, rides, offers)
      for (const cover of [asked, best]) {
        if (!cover) continue
        const paying = party.people.filter(({ free }) => !free).length
        const carried = cover.tickets
          .filter(({ offer }) => offer.sort.comfortClass !== 'transition' && offer.takes.kind !== 'extra')
          .reduce((sum, { offer, amount, passengers, freeAdults, freeChildren }) => {
            const seats = offer.sort.rides > 1 ? offer.sort.rides : passengers + freeAdults + freeChildren
            return sum + amount * seats * (offer.sort.rides > 1 ? 1 : offer.carries.length)
          }, 0)
        expect(carried).toBeGreaterThanOrEqual(paying * rides)
      }
    }))

  it('are what trying everything finds', () =>
    check(6, 8, 150, ({ party, rides, offers }) => {
      const plain = impersonal(offers)
      const people = { ...party, extras: [] }
      const product = plain.filter(({ sort }) => sort.group === 'single' || sort.comfortClass === 'transition')
      const { asked } = find(people, rides, plain)
      expect(sumOf(asked)).toBe(leastOfAllCovers(people, rides, product))
      if (asked) expect(leastOf(people, rides, plain)).toBe(leastOfAllCovers(people, rides, plain))
    }))

  it('do not depend on the order of people and offers', () =>
    fc.assert(
      fc.property(aCase(6, 8), fc.array(fc.nat(), { minLength: 8 }), ({ party, rides, offers }, by) => {
        const turned = { ...party, people: shuffled(party.people, by) }
        expect(find(turned, rides, shuffled(offers, by))).toEqual(find(party, rides, offers))
      }),
      { numRuns: 200 },
    ))

  it('cost no more for one person less', () =>
    check(6, 8, 200, ({ party, rides, offers }) => {
      const plain = impersonal(offers)
      const fewer = { ...party, people: party.people.slice(1) }
      expect(sumOf(find(fewer, rides, plain).asked)).toBeLessThanOrEqual(sumOf(find(party, rides, plain).asked))
      if (find(party, rides, plain).asked)
        expect(leastOf(fewer, rides, plain)).toBeLessThanOrEqual(leastOf(party, rides, plain))
    }))

  it('cost no more with one offer more', () =>
    check(6, 8, 200, ({ party, rides, offers }) => {
      const plain = impersonal(offers)
      const fewer = plain.slice(1)
      expect(sumOf(find(party, rides, plain).asked)).toBeLessThanOrEqual(sumOf(find(party, rides, fewer).asked))
      expect(leastOf(party, rides, plain)).toBeLessThanOrEqual(leastOf(party, rides, fewer))
    }))

  it('have nothing cheaper than themselves', () =>
    check(6, 8, 300, ({ party, rides, offers }) => {
      const { best } = find(party, rides, offers)
      if (!best) return
      const own = best.tickets.map(({ offer }) => ({ ...offer, sort: { ...offer.sort, group: 'single' } }))
      expect(find({ ...party, extras: [] }, rides, own).best).toBeNull()
    }))

  it('ask for no more of anybody, and are valid for two days or several rides', () =>
    check(6, 8, 300, ({ party, rides, offers }) => {
      const { asked, best } = find(party, rides, offers)
      const isPersonal = (cover: Cover | null) => cover?.tickets.some(({ offer }) => offer.sort.userData.name) ?? false
      if (best && !isPersonal(asked)) expect(isPersonal(best)).toBe(false)
      for (const { offer } of best?.tickets ?? [])
        if (offer.sort.group !== 'single' && offer.takes.kind !== 'extra' && offer.sort.comfortClass !== 'transition')
          expect(offer.lasts <= 2_880 || offer.sort.rides > 1).toBe(true)
    }))
})
