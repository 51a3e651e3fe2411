import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { errorsOf } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let reader: ReturnType<typeof visitorOf>
const stops: string[] = []

const stopNamed = async (search: string): Promise<string> =>
  (await reader.ask(calls.searchOrigins, { query: { date: '2026-11-23', search } })).reference

beforeAll(async () => {
  test = await testWorld()
  reader = visitorOf(test.app, 'en')
  for (const name of ['Falkenbrück Hbf', 'Bad Ellerich', 'Rothenfurt', 'Altweiden']) stops.push(await stopNamed(name))
})
afterAll(() => test.close())

const tripsOf = async (more: object, [start = '', destination = ''] = stops) =>
  (await reader.send(calls.searchTrips, { query: { dateTime: '2026-11-23T10:00', start, destination, ...more } })).items

const isOneTicket = (trip: calls.Trip): calls.PartyTicket[] => trip.party?.tickets ?? []

describe('a trip for a party', () => {
  it('costs one adult what it costs nobody in particular', async () => {
    const [plain, own] = [await tripsOf({}), await tripsOf({ party: '1adult' })]
    expect(own.map(({ price }) => price.cents)).toEqual(plain.map(({ price }) => price.cents))
    expect(plain.every(({ party }) => party === undefined)).toBe(true)
  })

  it('costs two adults and a child a ticket each, and a toddler none', async () => {
    const [trip] = await tripsOf({ party: '2adult,1child,1toddler' })
    const [alone] = await tripsOf({ party: '1adult' })
    expect(trip && isOneTicket(trip).map(({ sortId, amount }) => [sortId, amount])).toEqual(
      expect.arrayContaining([
        ['single-adult', 2],
        ['single-child', 1],
      ]),
    )
    expect(trip?.price.cents).toBeGreaterThan(2 * (alone?.price.cents ?? 0))
  })

  it('says what is cheaper, with a group’s ticket, and what somebody takes along in both', async () => {
    const [trip] = await tripsOf({ party: '5adult', extra: '1bicycle' })
    expect(trip?.cheaper?.price.cents).toBeLessThan(trip?.party?.price.cents ?? 0)
    for (const tickets of [trip?.party?.tickets, trip?.cheaper?.tickets])
      expect(tickets?.map(({ sortId }) => sortId)).toContain('bicycle-day')
  })

  it('takes a discount card and the first class into account', async () => {
    const [full, card, first] = [
      await tripsOf({ party: '1adult' }),
      await tripsOf({ party: '1adult.BC50' }),
      await tripsOf({ party: '1adult', class: 'first' }),
    ].map(([trip]) => trip?.price.cents ?? 0)
    expect(card).toBeLessThan(full ?? 0)
    expect(first).toBeGreaterThan(full ?? 0)
  })

  it.each([
    ['nobody the tariff knows', { party: '1ghost' }, 'party'],
    ['what is no party', { party: 'adult' }, 'party'],
    ['more than may travel together', { party: '31adult' }, 'party'],
    ['a thing among the people', { party: '1adult,1bicycle' }, 'party'],
    ['a person among the things', { party: '1adult', extra: '1child' }, 'extra'],
    ['what the tariff does not know', { party: '1adult', extra: '1elephant' }, 'extra'],
    ['a class there is not', { party: '1adult', class: 'third' }, 'class'],
  ])('is not told of %s', async (_, more, field) => {
    const [start = '', destination = ''] = stops
    const query = new URLSearchParams({ dateTime: '2026-11-23T10:00', start, destination, ...more })
    const reply = await test.app.inject({ url: `${calls.pathOf(calls.searchTrips)}?${query}` })
    expect(errorsOf(reply)[0]).toMatchObject({ fieldName: field })
  })
})

/** Some two hundred parties, each asked for once: no two alike. */
const PARTIES = Array.from({ length: 200 }, (_, i) => ({
  party: [
    `${1 + (i % 5)}adult`,
    ...(i % 4 > 0 ? [`${i % 4}child`] : []),
    ...(i % 3 > 0 ? [`${i % 3}adult.BC25`] : []),
  ].join(),
  ...(i % 7 === 0 && { extra: '1bicycle' }),
  ...(i % 6 === 0 && { class: 'first' as const }),
  ways: [i % 4, (i + 1 + (i % 3)) % 4],
}))

/** Parties that are asked for in one test. */
const AT_ONCE = 25
const GROUPS = Array.from({ length: PARTIES.length / AT_ONCE }, (_, at) => at * AT_ONCE)

it.each(GROUPS)('the cart costs what was shown, for parties of two hundred from %i on', async from => {
  const visitor = visitorOf(test.app)
  let cheaper = 0
  for (const { ways, ...who } of PARTIES.slice(from, from + AT_ONCE)) {
    const [trip] = await tripsOf(
      who,
      ways.map(way => stops[way] ?? ''),
    )
    const shown = [trip?.party, trip?.cheaper].filter(each => each !== undefined)
    expect(shown.length).toBeGreaterThan(0)
    cheaper += shown.length - 1
    const { price, tickets } = shown.at(-1) ?? { price: { cents: 0 }, tickets: [] }
    const cart = await visitor.ask(calls.prepareSale, {
      body: {
        tickets: tickets.map(({ sortId, relationId, validFrom, amount, passengers, freeChildren, freeAdults }) => ({
          sortId,
          relationId,
          validFrom,
          amount,
          passengerCount: passengers,
          freeChildren,
          freeAdults,
        })),
      },
    })
    expect(cart.totalGrossInCents).toBe(price.cents)
  }
  expect(cheaper).toBeGreaterThan(0)
})

it('tells who may be named as travelling, and with which cards', async () => {
  const { kinds, firstClass } = await reader.ask(calls.getTravellers)
  expect(kinds.map(({ id, role, free, standard }) => `${id} ${role} ${free} ${standard}`)).toEqual([
    'adult person false true',
    'child person false false',
    'toddler person true false',
    'bicycle extra false false',
    'dog extra false false',
  ])
  expect(kinds[0]?.cards.map(({ id }) => id)).toEqual(['BC25', 'BC50'])
  expect(firstClass).toBe(true)
})
