import { cheapest, type Member, type PartyOffer, type Travelling } from '@billett/domain'
import { aSort } from '@billett/domain/testing'
import { percentile } from '../measure/percentile.ts'
import { seeded } from '../measure/seeded.ts'
import { milliseconds } from '../measure/written.ts'
import type { Figure, Row } from '../row.ts'

const AIM = 5
const PEOPLE = 30
const RIDES = 4
const SORTS = 40

/** What thirty people who travel out and back on two days ask: the cheapest of forty sorts. */
export const party: Row = {
  name: 'party',
  measure: async ({ quick }) => {
    const asked = quick ? 100 : 500
    const below = seeded(19)
    const parties = Array.from({ length: asked + WARM_UP }, () => aParty(below))
    const offers = aMarket(below)
    const answers = parties.map(people => {
      const began = performance.now()
      const { asked: own, best } = cheapest(people, RIDES, { product: 'single', offers })
      return { time: performance.now() - began, told: own !== null, saved: best !== null }
    })
    const counted = answers.slice(WARM_UP)
    const times = counted.map(({ time }) => time)
    const told = counted.filter(each => each.told).length
    const figure: Figure = {
      what: `cheapest tickets for ${PEOPLE} people on ${RIDES} rides of ${SORTS} sorts, p50 / p95`,
      value: `${milliseconds(percentile(times, 0.5))} / ${milliseconds(percentile(times, 0.95))}`,
      reference: `${told} of ${asked} told, ${counted.filter(each => each.saved).length} cheaper than asked`,
      aim: `p95 ≤ ${AIM} ms`,
      met: percentile(times, 0.95) <= AIM && told === asked,
    }
    return [figure]
  },
}

const WARM_UP = 50

const KINDS: readonly Member[] = [
  { traveller: 'adult', child: false, free: false },
  { traveller: 'adult', child: false, free: false },
  { traveller: 'adult', card: 'BC25', child: false, free: false },
  { traveller: 'senior', child: false, free: false },
  { traveller: 'child', child: true, free: false },
  { traveller: 'toddler', child: true, free: true },
]

function aParty(below: (limit: number) => number): Travelling {
  const people = Array.from({ length: PEOPLE }, () => KINDS[below(KINDS.length)]).filter(each => each !== undefined)
  return { people, comfortClass: 'second', extras: [{ id: 'bicycle', count: below(3) }] }
}

const ANYONE: PartyOffer['takes'] = { kind: 'anyone' }
const of = (traveller: string): PartyOffer['takes'] => ({ kind: 'person', traveller })
const EACH = [[0], [1], [2], [3]]
const DAYS = [
  [0, 1],
  [2, 3],
]

/** Products as associations sell them, each at prices of its own: for a ride, a day, a weekend, a group, four rides. */
function aMarket(below: (limit: number) => number): PartyOffer[] {
  const sold: PartyOffer[] = []
  let order = 0
  const sell = (
    group: string,
    takes: PartyOffer['takes'],
    [cents, lasts]: readonly [number, number],
    rides: readonly (readonly number[])[],
    more: Parameters<typeof aSort>[1] = {},
  ) => {
    order += 1
    const sort = aSort(`${group}-${order}`, { group, ...more })
    const price = cents + below(40) * 5
    for (const carries of rides) sold.push({ sort, cents: price, ride: carries[0] ?? 0, carries, takes, lasts, order })
  }
  const card = { discountType: { id: 'BC25', name: { de: 'BahnCard 25', en: 'BahnCard 25' } } }
  for (const product of ['single', 'short', 'express', 'local', 'ferry']) {
    sell(product, ANYONE, [590, 120], EACH)
    sell(product, of('child'), [325, 120], EACH)
    sell(product, of('adult'), [440, 120], EACH, card)
  }
  for (const product of ['day', 'nine', 'network', 'city', 'tour']) {
    sell(product, ANYONE, [1190, 1_680], DAYS, { freeChildren: 3 })
    sell(product, of('child'), [650, 1_680], DAYS)
    sell(product, ANYONE, [2140, 1_680], DAYS, { passengers: { min: 2, max: 5 } })
  }
  sell('four', ANYONE, [2120, 120], [[0, 1, 2, 3]], { rides: 4 })
  sell('four', of('child'), [1170, 120], [[0, 1, 2, 3]], { rides: 4 })
  sell('party', ANYONE, [380, 120], EACH, { passengers: { min: 6, max: 30, perPerson: true } })
  sell('weekend', ANYONE, [3490, 2_880], [[0, 1, 2, 3]], { freeChildren: 3 })
  sell('weekend', ANYONE, [5490, 2_880], [[0, 1, 2, 3]], { passengers: { min: 2, max: 5 } })
  while (order < SORTS - 1) sell('guest', ANYONE, [4490, 4_560], [[0, 1, 2, 3]], { freeChildren: 2 })
  sell('bicycle', { kind: 'extra', traveller: 'bicycle' }, [450, 1_440], DAYS)
  return sold
}
