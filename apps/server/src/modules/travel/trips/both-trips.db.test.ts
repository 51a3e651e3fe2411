import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let reader: ReturnType<typeof visitorOf>
const ends: string[] = []

beforeAll(async () => {
  test = await testWorld()
  reader = visitorOf(test.app, 'en')
  for (const search of ['Falkenbrück Hbf', 'Bad Ellerich'])
    ends.push((await reader.ask(calls.searchOrigins, { query: { date: '2026-11-23', search } })).reference)
})
afterAll(() => test.close())

const factsOf = ({ departure, viaReference: via, lines, legs }: calls.Trip) => ({
  departure,
  boarding: legs.findLast(({ kind }) => kind === 'ride')?.from.departure ?? departure,
  via,
  lines,
  stops: legs.reduce((sum, leg) => sum + (leg.kind === 'ride' ? leg.stops.length + 1 : 0), 0),
})

const tripAt = async (dateTime: string, [start = '', destination = '']: readonly string[], who: object) => {
  const { items } = await reader.send(calls.searchTrips, { query: { dateTime, start, destination, ...who } })
  const [trip] = items
  if (!trip) throw new Error(`nothing leaves at ${dateTime}`)
  return trip
}

async function bothTrips(there: string, back: string, who: object = {}) {
  const [outward, home] = [await tripAt(there, ends, who), await tripAt(back, ends.toReversed(), who)]
  const { departure, boarding, via, lines, stops } = factsOf(home)
  const query = {
    start: ends[0] ?? '',
    destination: ends[1] ?? '',
    ...factsOf(outward),
    ...{ backDeparture: departure, backBoarding: boarding, backVia: via, backLines: lines, backStops: stops },
    ...who,
  }
  return { outward, home, query, prices: await reader.ask(calls.priceBothTrips, { query }) }
}

const totalOf = async (...bought: calls.PartyTickets[]) => {
  const tickets = bought.flatMap(each =>
    each.tickets.map(({ passengers, sortId, relationId, validFrom, amount, freeChildren, freeAdults }) => ({
      ...{ sortId, relationId, validFrom, amount, freeChildren, freeAdults },
      passengerCount: passengers,
    })),
  )
  return (await visitorOf(test.app).ask(calls.prepareSale, { body: { tickets } })).totalGrossInCents
}

describe('a trip and the one back', () => {
  it.each([
    ['one adult', {}],
    ['two adults and a child', { party: '2adult,1child' }],
    ['a holder of a card in the first class', { party: '1adult.BC50', class: 'first' }],
    ['five with a bicycle', { party: '5adult', extra: '1bicycle' }],
  ])('cost %s what both cost, and the cart the same', async (_, who) => {
    const { outward, home, prices } = await bothTrips('2026-11-23T10:00', '2026-11-23T16:00', who)
    expect(prices.rides.map(({ price }) => price.cents)).toEqual([outward.price.cents, home.price.cents])
    expect(prices.price.cents).toBe((outward.price.cents ?? 0) + (home.price.cents ?? 0))
    expect(await totalOf(...prices.rides)).toBe(prices.price.cents)
    if (!prices.cheaper) return
    expect(prices.cheaper.price.cents).toBeLessThan(prices.price.cents ?? 0)
    expect(await totalOf(prices.cheaper)).toBe(prices.cheaper.price.cents)
  })

  it('begin each with its own departure', async () => {
    const { prices } = await bothTrips('2026-11-23T10:00', '2026-11-24T16:00')
    const [there, back] = prices.rides.map(({ tickets }) => tickets[0])
    expect([there?.validFrom.slice(0, 10), back?.validFrom.slice(0, 10)]).toEqual(['2026-11-23', '2026-11-24'])
    expect(there?.relationId).not.toBe(back?.relationId)
  })

  it('are covered by one day ticket on one day, where that costs less, and not on two', async () => {
    const sorts = ({ cheaper }: calls.RidesPrice) => cheaper?.tickets.map(({ sortId, amount }) => `${amount} ${sortId}`)
    const who = { party: '2adult,1child' }
    const sameDay = await bothTrips('2026-11-23T10:00', '2026-11-23T16:00', who)
    expect(sorts(sameDay.prices)).toEqual([expect.stringMatching(/day/)])
    const nextDay = await bothTrips('2026-11-23T10:00', '2026-11-24T16:00', who)
    expect(sorts(nextDay.prices) ?? []).not.toEqual(sorts(sameDay.prices))
  })

  it('are refused where the way back leaves before the last vehicle of the way there is boarded', async () => {
    const { query } = await bothTrips('2026-11-23T10:00', '2026-11-23T16:00')
    const asked = { ...query, backDeparture: '2026-11-23T06:00:00.000Z' }
    await expect(reader.ask(calls.priceBothTrips, { query: asked })).rejects.toThrow(/backDeparture/)
  })

  it('have no price on a way that nobody can ride', async () => {
    const { query } = await bothTrips('2026-11-23T10:00', '2026-11-23T16:00')
    const prices = await reader.ask(calls.priceBothTrips, { query: { ...query, backVia: 'nowhere' } })
    expect(prices).toMatchObject({ rides: [], price: { state: 'unknown', cents: null } })
  })
})
