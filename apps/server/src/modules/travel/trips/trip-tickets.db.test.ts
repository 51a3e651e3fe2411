import * as calls from '@billett/contract'
import { missingStretches } from '@billett/domain'
import { tariffFromGtfs } from '@billett/tariff-import'
import { buildTimetable, type GtfsTables, readTables } from '@billett/timetable'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Region } from '../../../ports/region-store.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { SMALL_NETWORK } from '../../../testing/region/small-network.ts'
import { smallRegion, storeOf } from '../../../testing/region/small-region.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

/** `fare_attributes` as `id price transfers seconds`, each on the routes that follow; without routes everywhere. */
const fares = (...lines: [fare: string, ...routes: string[]][]): GtfsTables => ({
  fare_attributes: lines.map(([fare]) => {
    const [fare_id = '', price = '', transfers = '', transfer_duration = ''] = fare.split(' ')
    return { fare_id, price, transfers, transfer_duration, currency_type: 'EUR', payment_method: '0' }
  }),
  fare_rules: lines.flatMap(([fare, ...routes]) =>
    routes.map(route_id => ({ fare_id: fare.split(' ')[0] ?? '', route_id })),
  ),
})

const ALONE: Parameters<typeof fares> = [
  ['bus 2.00 0', '1'],
  ['tram 3.00 0', '2'],
]

/** The small network with line 3, which leaves the island for the lighthouse when line 2 has come. */
const TO_THE_LIGHTHOUSE: GtfsTables = {
  ...SMALL_NETWORK,
  stops: [...(SMALL_NETWORK.stops ?? []), { stop_id: 'l', stop_name: 'Leuchtturm', stop_lat: '50.25', stop_lon: '8' }],
  routes: [
    ...(SMALL_NETWORK.routes ?? []),
    { route_id: '3', agency_id: 't', route_short_name: '3', route_long_name: '', route_type: '3' },
  ],
  trips: [...(SMALL_NETWORK.trips ?? []), { route_id: '3', service_id: 'daily', trip_id: '3-8' }],
  stop_times: [
    ...(SMALL_NETWORK.stop_times ?? []),
    ...['x 08:40:00', 'l 08:50:00'].map((call, i) => {
      const [stop_id = '', at = ''] = call.split(' ')
      return { trip_id: '3-8', stop_id, stop_sequence: `${i + 1}`, arrival_time: at, departure_time: at }
    }),
  ],
}

let test: TestWorld
let region: Region = smallRegion()
const sell = (...lines: Parameters<typeof fares>): void => {
  region = regionOf(SMALL_NETWORK, fares(...lines))
}
function regionOf(network: GtfsTables, sold: GtfsTables): Region {
  const reading = readTables(network)
  const build = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!build?.ok) throw new Error('the network of a test must make a timetable')
  return smallRegion({ timetable: build.timetable, tariff: tariffFromGtfs({ ...network, ...sold }).tariff })
}
beforeAll(async () => {
  test = await testWorld({ regions: { ...storeOf(region), current: () => region } })
})
afterAll(() => test.close())

const query = { dateTime: '2026-11-23T08:00', start: 'a', destination: 'x' }

/** `8:00 1, 8:20 2` by the lines, at what price, on which tickets. */
const trip = async (over: Partial<typeof query> = {}) => {
  const [first] = (await visitorOf(test.app).send(calls.searchTrips, { query: { ...query, ...over } })).items
  if (!first) throw new Error('the small network has a trip')
  return first
}
const told = ({ price, tickets }: calls.Trip) => [
  `${price.state} ${price.cents}`,
  ...(tickets ?? []).map(({ from, to, offer }) => `${from}–${to} ${offer.price.cents}`),
]

describe('a trip with a change', () => {
  it.each<[string, string[], Parameters<typeof fares>]>([
    ['needs a ticket for each vehicle', ['known 500', 'Alter Markt–Hauptbahnhof 200', 'Hauptbahnhof–Insel 300'], ALONE],
    ['needs one that allows the change', ['known 400'], [...ALONE, ['both 4.00 1']]],
    [
      'takes two where they cost less',
      ['known 500', 'Alter Markt–Hauptbahnhof 200', 'Hauptbahnhof–Insel 300'],
      [...ALONE, ['both 6.00 1']],
    ],
    ['takes one for the same sum', ['known 500'], [...ALONE, ['both 5.00 1']]],
    ['has a price that nobody knows where a vehicle has none', ['unknown null'], [['bus 2.00 0', '1']]],
    [
      'needs a ticket more where it ends too soon',
      ['known 600', 'Alter Markt–Hauptbahnhof 300', 'Hauptbahnhof–Insel 300'],
      [['short 3.00 1 600']],
    ],
    ['needs none more while it lasts', ['known 300'], [['long 3.00 1 3600']]],
  ])('%s', async (_, expected, lines) => {
    sell(...lines)
    expect(told(await trip())).toEqual(expected)
  })

  it.each([
    ['may need one only', '', ['unknown null']],
    [
      'needs one for each',
      '0',
      ['known 400', 'Alter Markt–Hauptbahnhof 200', 'Hauptbahnhof–Insel 0', 'Insel–Leuchtturm 200'],
    ],
  ])('on two vehicles of one fare with another between them %s', async (_, transfers, expected) => {
    region = regionOf(TO_THE_LIGHTHOUSE, fares([`bus 2.00 ${transfers}`, '1', '3'], ['ferry 0.00', '2']))
    expect(told(await trip({ destination: 'l' }))).toEqual(expected)
  })

  it('begins each ticket when its vehicle is boarded', async () => {
    sell(...ALONE)
    expect((await trip()).tickets?.map(({ validFrom }) => validFrom)).toEqual(['2026-11-23T08:00', '2026-11-23T08:20'])
  })

  it('costs what it does where the tariff is one of ways, not of vehicles', async () => {
    region = smallRegion()
    expect((await trip({ destination: 'd' })).tickets).toBeUndefined()
  })
})

describe('the tickets of a trip', () => {
  const chosen = async (): Promise<calls.CartTicket> => {
    sell(...ALONE)
    const [first, ...more] = ((await trip()).tickets ?? []).map(({ offer, validFrom }) => ({
      sortId: offer.sortId,
      relationId: offer.relationId,
      validFrom,
      passengerCount: 1,
    }))
    if (!first) throw new Error('the trip needs tickets')
    return { ...first, together: more }
  }

  it('go into the cart in one step, belong together, and cost what was said', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await ada.ask(calls.prepareSale, { body: {} })
    const cart = await ada.ask(calls.addTicket, { params: { orderId }, body: await chosen() })
    expect(cart.totalGrossInCents).toBe((await trip()).price.cents)
    expect(cart.tickets.map(({ startName, endName }) => [startName, endName])).toEqual([
      ['Alter Markt', 'Hauptbahnhof'],
      ['Hauptbahnhof', 'Insel'],
    ])
    expect(new Set(cart.tickets.map(({ combination }) => combination?.id)).size).toBe(1)
    expect(cart.tickets[0]?.combination?.stretches).toHaveLength(2)
  })

  it('are mailed as tickets that belong together', async () => {
    await bought(test, visitorOf(test.app), await chosen())
    const text = test.mails.at(-1)?.text.replaceAll('\u00a0', ' ')
    for (const place of [1, 2])
      expect(text).toMatch(
        new RegExp(`ticket ${place} of 2 for the trip Alter Markt – Insel, which belong together`, 'i'),
      )
  })

  it('say what lacks when one is left out, until it is back', async () => {
    const ada = visitorOf(test.app)
    const cart = await ada.ask(calls.prepareSale, { body: { tickets: [await chosen()] } })
    const { orderId, tickets } = cart
    const ticketId = tickets[0]?.ticketId ?? ''
    const left = await ada.ask(calls.changeAmount, { params: { orderId, ticketId, amount: 0 } })
    const [ticket] = left.tickets
    expect(ticket?.combination && missingStretches(ticket.combination, left.tickets)).toEqual([
      { from: 'Alter Markt', to: 'Hauptbahnhof', missing: 1 },
    ])
    const { together: _, ...body } = await chosen()
    const again = { ...body, combinationId: ticket?.combination?.id ?? '' }
    const whole = await ada.ask(calls.addTicket, { params: { orderId }, body: again })
    expect(ticket?.combination && missingStretches(ticket.combination, whole.tickets)).toEqual([])
  })

  it('stay together when prices are brought up to date', async () => {
    const ada = visitorOf(test.app)
    const { orderId, tickets } = await ada.ask(calls.prepareSale, { body: { tickets: [await chosen()] } })
    sell(['bus 2.50 0', '1'], ['tram 3.00 0', '2'])
    const later = await ada.ask(calls.updatePreparedOrder, { body: { orderId } })
    expect(later.totalGrossInCents).toBe(550)
    expect(later.tickets.map(({ combination }) => combination)).toEqual(tickets.map(({ combination }) => combination))
  })

  it('go in all or none', async () => {
    const ada = visitorOf(test.app)
    const { orderId } = await ada.ask(calls.prepareSale, { body: {} })
    const body = await chosen()
    const [second] = body.together ?? []
    if (!second) throw new Error('the trip needs two tickets')
    for (const wrong of [
      { ...second, sortId: 'gone' },
      { ...second, relationId: null },
    ]) {
      const answer = await ada.send(calls.addTicket, { params: { orderId }, body: { ...body, together: [wrong] } })
      expect([answer.status, answer.errors.length]).toEqual([expect.toBeOneOf([400, 404, 409, 422]), 1])
    }
    expect((await ada.ask(calls.updatePreparedOrder, { body: { orderId } })).tickets).toEqual([])
  })
})
