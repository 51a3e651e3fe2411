import * as calls from '@billett/contract'
import { pathOf } from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_RIGHTS } from '../../../call/visitor/visitor.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { errorsOf } from '../../../testing/raw-request.ts'
import { smallRegion, storeOf } from '../../../testing/region/small-region.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const date = '2026-11-23'
let test: TestWorld
let reader: ReturnType<typeof visitorOf>
let leser: ReturnType<typeof visitorOf>

beforeAll(async () => {
  test = await testWorld({ regions: storeOf(smallRegion()) })
  reader = visitorOf(test.app, 'en')
  leser = visitorOf(test.app, 'de')
})
afterAll(() => test.close())

describe('choosing a relation', () => {
  it('goes from a typed name by the ways to products with prices', async () => {
    const origin = await reader.ask(calls.searchOrigins, { query: { date, search: 'alter markt' } })
    const destination = await reader.ask(calls.searchDestinations, {
      query: { date, search: 'chausseestr', origin: origin.reference },
    })
    const ends = { date, origin: origin.reference, destination: destination.reference }
    const via = await leser.ask(calls.searchVias, { query: ends })
    expect(via).toEqual({
      text: 'über Zone B',
      reference: 'A,B,C',
      zones: ['A', 'B', 'C'].map(id => ({ id, name: `Zone ${id}` })),
      priceLevelPrintText: 'Level 3',
    })
    const { items } = await reader.send(calls.getRelationGroups, { query: { ...ends, via: via.reference } })
    expect(items.map(({ name, products }) => [name, products.map(({ price }) => price.cents)])).toEqual([
      ['single', [400, 200]],
      ['four', [1350]],
    ])
    expect(items[0]?.products[0]).toMatchObject({
      relationId: 'o=a&d=c&v=A%2CB%2CC',
      price: { state: 'known', currency: 'EUR', vatPermille: 70 },
      validity: { type: 3, firstDate: '2026-11-21', lastDate: '2027-02-19' },
    })
  })

  it('offers a price that depends on the trip as a lower limit, and exactly once the trip is known', async () => {
    const shortOf = async (more: object) => {
      const { items } = await reader.send(calls.getRelationGroups, {
        query: { date, origin: 'a', destination: 'hbf', ...more },
      })
      return items.find(({ name }) => name === 'short')?.products[0]?.price.state
    }
    expect(await shortOf({})).toBe('from')
    expect(await shortOf({ lines: ['1'], stops: 1 })).toBe('known')
  })

  it('shows a price nobody knows as unknown, without an amount', async () => {
    const { items } = await reader.send(calls.getRelationGroups, { query: { date, origin: 'a', destination: 'x' } })
    const prices = items.flatMap(({ products }) => products.map(({ price }) => price))
    expect(prices.length).toBeGreaterThan(0)
    expect(
      prices.every(({ state, cents, vatCents }) => state === 'unknown' && cents === null && vatCents === null),
    ).toBe(true)
  })

  it('sells tomorrow’s price from its first day on', async () => {
    const priceOn = async (day: string) => {
      const { items } = await reader.send(calls.getFixPriceGroups, { query: { date: day } })
      return items[0]?.products.find(({ sortId }) => sortId === 'day')?.price.cents
    }
    expect([await priceOn('2026-12-31'), await priceOn('2027-01-01')]).toEqual([900, 950])
  })

  it('sells nothing in a service area it is not for', async () => {
    const query = { date, serviceArea: SERVICE_AREA.subscription }
    expect((await reader.send(calls.getFixPriceGroups, { query })).items).toEqual([])
  })

  it.each([
    ['origin', { origin: 'nowhere', destination: 'c' }],
    ['destination', { origin: 'a', destination: 'nowhere' }],
  ])('names an unknown %s', async (field, ends) => {
    const query = { date, ...ends }
    const answers = [
      await reader.send(calls.getRelationGroups, { query }),
      await reader.send(calls.searchVias, { query }),
    ]
    for (const { status, errors } of answers) expect([status, errors[0]?.fieldName]).toEqual([404, field])
  })
})

describe('trips', () => {
  const query = { start: 'a', destination: 'd', dateTime: `${date}T08:30` }

  it('come with their zones, their lines and the cheapest ticket of an adult', async () => {
    const trip = await reader.ask(calls.searchTrips, { query })
    expect(trip).toMatchObject({
      departure: '2026-11-23T08:00:00.000Z',
      durationMinutes: 30,
      changes: 0,
      zones: ['A', 'B', 'C', 'D'],
      viaReference: 'A,B,C,D',
      lines: ['1'],
      price: { state: 'known', cents: 500 },
    })
    expect(trip.legs[0]?.stops.map(({ text }) => text)).toEqual(['Hauptbahnhof', 'Chausseestraße'])
  })

  it('can be taken up again from their context', async () => {
    const { id } = await reader.ask(calls.searchTrips, { query })
    expect(await leser.ask(calls.reconstructTrip, { query: { ctx: id } })).toEqual({
      origin: { text: 'Alter Markt', reference: 'a' },
      destination: { text: 'Dorfanger', reference: 'd' },
      via: { text: 'über Zone B, Zone C', reference: 'A,B,C,D' },
      tariffZoneList: ['A', 'B', 'C', 'D'],
      validate: '2026-11-23T09:00',
    })
  })

  it.each([
    ['an unknown stop', { start: 'nowhere' }, 404, 'start'],
    ['a via nobody knows', { via: 'nowhere' }, 404, 'via'],
    ['the same stop twice', { destination: 'a' }, 400, 'destination'],
    ['a day without a timetable', { dateTime: '2031-01-01T10:00' }, 404, ''],
  ])('are refused for %s', async (_, over, status, field) => {
    const answer = await reader.send(calls.searchTrips, { query: { ...query, ...over } })
    expect([answer.status, answer.errors[0]?.fieldName]).toEqual([status, field])
  })

  it('are refused for a context that is none', async () => {
    expect((await reader.send(calls.reconstructTrip, { query: { ctx: 'gone' } })).status).toBe(404)
  })
})

describe('an article', () => {
  it('tells why it costs what it costs', async () => {
    const details = await reader.ask(calls.getProductDetails, {
      query: { sort: 'single', date, origin: 'a', destination: 'c' },
    })
    expect(details.reasons.map(({ kind }) => kind)).toEqual(['zones', 'rule', 'level', 'price', 'vat'])
    expect(details).toMatchObject({ groupTitle: 'single', terms: { id: 'terms', name: 'Terms' } })
  })

  it('counts the passengers', async () => {
    const details = await reader.ask(calls.getProductDetails, { query: { sort: 'group-day', date, passengerCount: 4 } })
    expect(details.price.cents).toBe(2000)
  })

  it('has terms, one per ticket and in that order', async () => {
    const { items } = await reader.send(calls.getTermsOfCarriage, { query: { sortId: ['day', 'single'] } })
    expect(items.map(({ sortId }) => sortId)).toEqual(['day', 'single'])
  })

  it('that nobody sells is not found', async () => {
    const answers = [
      await reader.send(calls.getProductDetails, { query: { sort: 'teleport', date } }),
      await reader.send(calls.getTermsOfCarriage, { query: { sortId: ['day', 'teleport'] } }),
      await reader.send(calls.getSortGroupDetails, { query: { sortGroupName: 'teleport' } }),
    ]
    expect(answers.map(({ status, errors }) => [status, errors[0]?.fieldName])).toEqual([
      [404, 'sort'],
      [404, 'sortId.1'],
      [404, 'sortGroupName'],
    ])
  })
})

describe('a stop', () => {
  it('tells its zones, its lines and what leaves next', async () => {
    const stop = await reader.ask(calls.getStopInformation, { query: { stopId: 'hbf1' } })
    expect(stop).toMatchObject({ reference: 'hbf', name: 'Hauptbahnhof', zones: [{ id: 'B', name: 'Zone B' }] })
    expect(stop.lines.map(({ name }) => name)).toEqual(['1', '2'])
    expect(stop.departures[0]).toEqual({
      line: '1',
      mode: 'bus',
      direction: 'Dorfanger',
      departure: '2026-11-21T09:10:00.000Z',
      platform: '1',
    })
  })

  it('is found on the map and by name', async () => {
    const near = await reader.ask(calls.getNearbyStops, { query: { latitude: 50.1, longitude: 8 } })
    const named = await reader.ask(calls.searchLocations, { query: { search: 'Chaussee' } })
    expect([near.reference, named.reference]).toEqual(['c', 'c'])
  })
})

describe('the picture of a way', () => {
  it('is drawn for zones of the tariff', async () => {
    const answer = await reader.send(calls.getViaImage, { params: { text: 'A,B,C', extension: 'svg' } })
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(answer.bytes.toString()).toContain('Zone B')
  })

  it('is refused for anything else', async () => {
    const answer = await reader.send(calls.getViaImage, { params: { text: 'A,<script>', extension: 'svg' } })
    expect([answer.status, answer.errors[0]?.fieldName]).toEqual([400, 'text'])
  })
})

describe('what the shop sells from', () => {
  it('is told with its age', async () => {
    expect(await reader.ask(calls.getTariffInfo)).toMatchObject({ version: 'v26', currency: 'EUR', zones: 4, sorts: 7 })
    expect(await reader.ask(calls.getTimetableInfo)).toMatchObject({ timeZone: 'Europe/Berlin', lines: 2, trips: 28 })
    expect(await reader.ask(calls.getInfo)).toMatchObject({ region: 'Tal', tariffVersion: 'v26', currency: 'EUR' })
  })

  it('is taken over anew only by staff', async () => {
    expect((await reader.send(calls.syncTariff)).status).toBe(401)
    const staff = visitorOf(test.app)
    staff.withToken(await tokenFor(test.world, { kind: 'staff', rights: ALL_RIGHTS }))
    expect(await staff.ask(calls.syncTariff)).toMatchObject({ version: 'v26' })
  })
})

it.each([
  [
    `${pathOf(calls.searchTrips)}?start=a&destination=c&dateTime=2026-11-21T10:00&groupFilter=bus&groupFilter=rocket`,
    'groupFilter.1',
  ],
  [`${pathOf(calls.searchTrips)}?start=a&destination=c&dateTime=2026-11-21T10:00&walk=flying`, 'walk'],
  [`${pathOf(calls.searchTrips)}?start=a&destination=c&dateTime=2026-11-21T10:00&changes=-1`, 'changes'],
  [`${pathOf(calls.searchTrips)}?start=a&destination=c&dateTime=2026-11-21T10:00&changes=5`, 'changes'],
  [`${pathOf(calls.getNearbyStops)}?latitude=50.1&longitude=8&productClasses=rocket`, 'productClasses.0'],
])('a filter that nobody knows is refused, and not left out: %s', async (url, field) => {
  const reply = await test.app.inject({ url })
  expect([reply.statusCode, errorsOf(reply)[0]?.fieldName]).toEqual([400, field])
})

describe('hostile input', () => {
  const texts = [
    '__proto__',
    'constructor',
    '%00',
    "';--",
    '<svg/onload=1>',
    '🚋'.repeat(50),
    ',,,',

    'A'.repeat(1000),
  ]
  const dates = ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', 'yesterday']

  it('is answered with an envelope, never with a failure of ours', async () => {
    const statuses: number[] = []
    for (const text of texts)
      for (const day of [date, ...dates]) {
        const ends = { date: day, origin: text, destination: 'c' }
        const answers = [
          await reader.send(calls.searchOrigins, { query: { date: day, search: text } }),
          await reader.send(calls.searchDestinations, { query: { date: day, search: text, origin: 'a' } }),
          await reader.send(calls.searchVias, { query: ends }),
          await reader.send(calls.getRelationGroups, { query: { ...ends, origin: 'a', via: text, lines: [text] } }),
          await reader.send(calls.getProductDetails, { query: { ...ends, sort: 'single', origin: 'a', via: text } }),
          await reader.send(calls.getStopInformation, { query: { stopId: text } }),
          await reader.send(calls.searchTrips, {
            query: { start: 'a', destination: 'c', dateTime: `${day}T23:59`, via: text },
          }),
          await reader.send(calls.reconstructTrip, { query: { ctx: `b1.${text}` } }),
          await reader.send(calls.getViaImage, { params: { text, extension: 'svg' } }),
        ]
        statuses.push(...answers.map(({ status }) => status))
      }
    expect(statuses.filter(status => status >= 500)).toEqual([])
  })
})
