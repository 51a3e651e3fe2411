import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type Alert, type RealTimeFeed, type TripUpdate, writeFeed } from '@billett/realtime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { realTimeStore } from '../../../adapters/real-time/real-time-store.ts'
import { adminEvent, realTimeFeed } from '../../../db/schema/index.ts'
import { smallRegion, storeOf } from '../../../testing/region/small-region.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { fetchRealTime } from './index.ts'

let test: TestWorld
let server: Server
let answer: RequestListener
let asked = 0

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked += 1
    answer(request, reply)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  test = await testWorld({
    regions: storeOf(smallRegion()),
    config: {
      BILLETT_DEMO: '1',
      REALTIME_TRIPS_URL: `${url}/trips`,
      REALTIME_ALERTS_URL: `${url}/alerts`,
      REALTIME_HEADER: 'x-key: secret',
    },
  })
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await test.close()
})

beforeEach(async () => {
  await test.database.db.delete(realTimeFeed)
  await test.database.db.delete(adminEvent)
  // What was taken over before counts until it is too old.
  test.pass(20)
  await test.world.realTime.refresh(test.now())
  asked = 0
})

const seconds = (): number => Date.parse(test.now()) / 1000

/** The next trip of line 1, which leaves `a` at every full hour. */
const next = (): string => `1-${new Date(Math.ceil(Date.parse(test.now()) / 3_600_000) * 3_600_000).getUTCHours() + 1}`

const update = (tripId: string, delay: number): TripUpdate => ({
  trip: { tripId, startDate: '20261121', relation: 'scheduled' },
  stops: [{ relation: 'scheduled', sequence: 1, departure: { delay } }],
})

const late = (): TripUpdate[] => [update(next(), 60)]

const answerWith = (listener: RequestListener): void => {
  answer = listener
}

const serve = (over: Partial<RealTimeFeed>) => {
  const empty = { writtenAt: seconds(), trips: [], alerts: [], vehicles: [] }
  const bytes = writeFeed({ ...empty, ...over })
  answer = (_, reply) => reply.writeHead(200, { etag: '"one"' }).end(bytes)
}

const round = async () => {
  await fetchRealTime(test.world)
  await test.world.realTime.refresh(test.now())
}

const trips = async () => {
  const reply = await test.app.inject({
    url: '/api/v3/tariff/trips',
    query: { dateTime: test.now(), start: 'a', destination: 'c' },
    headers: { 'accept-language': 'en' },
  })
  return reply.json()
}
const firstLeg = async () => (await trips()).data[0].legs[0]
const state = async () => (await trips()).data[0].realTime

describe('a feed', () => {
  it('is asked once in its time by whichever worker comes first, with its key', async () => {
    const keys: unknown[] = []
    const feed = writeFeed({ writtenAt: seconds(), trips: [], alerts: [], vehicles: [] })
    answer = (request, reply) => {
      keys.push(request.headers['x-key'])
      reply.end(feed)
    }
    await Promise.all([round(), round(), round()])
    expect(asked).toBe(2)
    expect(keys).toEqual(['secret', 'secret'])
    test.pass(0.5)
    await round()
    expect(asked).toBe(3)
  })

  it('that does not answer is waited for by nobody who asks for trips or departures', async () => {
    const waiting: ServerResponse[] = []
    const heard = new Promise<void>(resolve => {
      answer = (_, reply) => {
        waiting.push(reply)
        if (waiting.length === 2) resolve()
      }
    })
    const fetched = fetchRealTime(test.world)
    await heard
    expect((await trips()).data.length).toBeGreaterThan(0)
    const stop = await test.app.inject({ url: '/api/v3/tariff/stopInformation', query: { stopId: 'a' } })
    expect(stop.statusCode).toBe(200)
    expect(asked).toBe(2)
    for (const reply of waiting) reply.writeHead(500).end()
    await fetched
  })

  it('is made ready for searches when it is taken over, and not again', async () => {
    serve({ trips: late() })
    await fetchRealTime(test.world)
    const prepared: unknown[] = []
    const { db, regions, planner } = test.world
    const noting = { ...planner, prepare: (_: unknown, live: unknown) => void prepared.push(live) }
    const store = realTimeStore(db, { regions, kinds: ['trips'], planner: noting })
    await store.refresh(test.now())
    await store.refresh(test.now())
    const live = store.at(regions.current().timetable, test.now())?.live
    expect(live?.runs.size).toBe(1)
    expect(prepared).toEqual([live])
  })

  it('is asked with what is known, and keeps it where there is nothing newer', async () => {
    serve({ trips: [update(next(), 240)] })
    await round()
    const before = await firstLeg()
    answer = (request, reply) => reply.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end()
    test.pass(1)
    await round()
    const [row] = await test.database.db.select().from(realTimeFeed)
    expect(row).toMatchObject({ trouble: null })
    expect((await firstLeg()).from.now).toEqual(before.from.now)
  })
})

describe('trips', () => {
  it('are told as they run now', async () => {
    serve({ trips: [update(next(), 240)] })
    await round()
    const [trip] = (await trips()).data
    const planned = Date.parse(trip.legs[0].from.departure)
    expect(trip.realTime).toEqual({ state: 'live', asOf: test.now() })
    expect(trip.legs[0]).toMatchObject({ now: { cancelled: false } })
    expect(Date.parse(trip.legs[0].from.now.departure) - planned).toBe(240_000)
    expect(trip.departure).toBe(trip.legs[0].from.departure)
  })

  it('that are cancelled are named beside those that run', async () => {
    const tripId = next()
    serve({
      trips: [{ ...update(tripId, 0), trip: { tripId, startDate: '20261121', relation: 'cancelled' }, stops: [] }],
    })
    await round()
    const legs = (await trips()).data.map((trip: { legs: { now?: unknown }[] }) => trip.legs[0]?.now)
    expect(legs[0]).toEqual({ cancelled: true })
    expect(legs.slice(1)).not.toContainEqual({ cancelled: true })
  })

  it('have their notices in the reader’s language', async () => {
    const alert: Alert = {
      id: 'works',
      severity: 'warning',
      periods: [],
      targets: [{ routeId: '1' }],
      header: [
        { language: 'de', text: 'Bauarbeiten' },
        { language: 'en', text: 'Works' },
      ],
      description: [],
      url: [],
    }
    serve({ alerts: [alert] })
    await round()
    const [trip] = (await trips()).data
    expect(trip.notices).toMatchObject([{ id: 'works', header: { text: 'Works', language: 'en' } }])
    expect(trip.legs[0].notices).toEqual(['works'])
  })
})

describe('what cannot be shown', () => {
  it.each<[string, () => void, string]>([
    ['121 seconds old is shown with its time', () => serve({ writtenAt: seconds() - 121, trips: late() }), 'asOf'],
    ['300 seconds old as well', () => serve({ writtenAt: seconds() - 300, trips: late() }), 'asOf'],
    ['301 seconds old is not', () => serve({ writtenAt: seconds() - 301, trips: late() }), 'off'],
    ['of the future is not', () => serve({ writtenAt: seconds() + 61, trips: late() }), 'off'],
    ['of another timetable is not', () => serve({ trips: [update('x', 60), update('y', 60), ...late()] }), 'off'],
    ['a page is not', () => answerWith((_, reply) => reply.end('<html>')), 'off'],
    ['an error is not', () => answerWith((_, reply) => reply.writeHead(500).end()), 'off'],
    ['21 MB are not', () => answerWith((_, reply) => reply.end(Buffer.alloc(21 * 1024 * 1024))), 'off'],
    [
      'elsewhere is not looked for',
      () => answerWith((_, reply) => reply.writeHead(302, { location: '/x' }).end()),
      'off',
    ],
  ])('%s', async (_, set, expected) => {
    set()
    await round()
    const reply = await trips()
    expect(reply.data.length).toBeGreaterThan(0)
    expect(await state()).toMatchObject({ state: expected })
    // Both feeds, in the round: who asked for trips since has fetched nothing.
    expect(asked).toBe(2)
    const told = reply.data[0].legs[0].from.now
    if (expected === 'off') expect(told).toBeUndefined()
  })

  it.each<[string, Partial<RealTimeFeed>]>([
    ['written before there were dates', { writtenAt: -9e15 }],
    ['of before the first year', { writtenAt: -1e11 }],
  ])('%s is too old, which staff are told', async (_, over) => {
    serve({ trips: late(), ...over })
    await round()
    const rows = await test.database.db.select().from(realTimeFeed)
    expect(rows.map(({ trouble }) => trouble)).toEqual(['tooOld', 'tooOld'])
    expect((await trips()).data.length).toBeGreaterThan(0)
  })

  it('of a trip at a time that no calendar has leaves the others as they are', async () => {
    const at = (time: number): TripUpdate => ({
      trip: { tripId: '1-18', relation: 'scheduled' },
      stops: [{ relation: 'scheduled', sequence: 1, departure: { time } }],
    })
    serve({ trips: [at(9e15), at(-9e15), at(1e11), update(next(), 240), update('1-18', 60), update('1-19', 60)] })
    await round()
    expect(await state()).toMatchObject({ state: 'live' })
    expect((await firstLeg()).now).toEqual({ cancelled: false })
  })

  it('gives way to the timetable after five minutes, and staff are told once', async () => {
    serve({ trips: [update(next(), 240)] })
    await round()
    expect(await state()).toMatchObject({ state: 'live' })
    answer = (_, reply) => reply.end('<html>')
    const states: string[] = []
    for (let minutes = 0; minutes < 8; minutes++) {
      test.pass(1)
      await round()
      states.push((await state()).state)
    }
    expect(states).toEqual(['live', 'live', 'asOf', 'asOf', 'asOf', 'off', 'off', 'off'])
    const events = await test.database.db.select().from(adminEvent)
    expect(events.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        { feed: 'trips', trouble: 'unreadable' },
        { feed: 'alerts', trouble: 'unreadable' },
      ]),
    )
    expect(events.map(({ times }) => times)).toEqual([1, 1])
  })
})

it.each<[string, Record<string, string>]>([
  ['no feed is configured', {}],
  [
    'the feed is another region’s',
    { BILLETT_DEMO: '1', REALTIME_TRIPS_URL: 'http://localhost:1/trips', REALTIME_REGION: 'demo' },
  ],
])('nothing is said of real time where %s', async (_, config) => {
  const plain = await testWorld({ regions: storeOf(smallRegion()), config })
  await fetchRealTime(plain.world)
  expect(await plain.database.db.select().from(realTimeFeed)).toEqual([])
  const reply = await plain.app.inject({
    url: '/api/v3/tariff/trips',
    query: { dateTime: plain.now(), start: 'a', destination: 'c' },
  })
  const [trip] = reply.json().data
  expect(trip).not.toHaveProperty('realTime')
  expect(trip).not.toHaveProperty('notices')
  expect(trip.legs[0]).not.toHaveProperty('now')
  await plain.close()
})
