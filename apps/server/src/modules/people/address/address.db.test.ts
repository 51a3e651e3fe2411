import { Readable } from 'node:stream'
import * as calls from '@billett/contract'
import type { AddressCompletion } from '@billett/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepDemoAddresses } from '../../../adapters/address-register/demo-addresses.ts'
import { importAddresses } from '../../../adapters/address-register/import-addresses.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { checkAddress } from './check-address.ts'
import { webshopCountries } from './webshop-countries.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await keepDemoAddresses(test.world.db, test.world.addresses)
})
afterAll(() => test.close())

const anyone = () => visitorOf(test.app, 'de')
const cities = async (query: { country: 'de' | 'at'; city?: string; postCode?: string }) =>
  (await anyone().send(calls.getCities, { query })).items.map(({ postCode, city }) => `${postCode} ${city}`)
const streets = async (query: { city?: string; postCode?: string; street?: string }) =>
  (await anyone().send(calls.getStreets, { query: { country: 'de', ...query } })).items.map(({ street }) => street)

describe('addresses of the demo', () => {
  it('exist in the countries most customers live in, and every other can be chosen', async () => {
    const { items } = await anyone().send(calls.getWebshopCountries)
    expect(items.slice(0, 4)).toEqual([
      { id: 'de', name: 'Deutschland', completion: 'Loose' },
      { id: 'ch', name: 'Schweiz', completion: 'Loose' },
      { id: 'at', name: 'Österreich', completion: 'Loose' },
      { id: 'nl', name: 'Niederlande', completion: 'Loose' },
    ])
    expect(items).toHaveLength(249)
    expect(items).toContainEqual({ id: 'fr', name: 'Frankreich', completion: 'Off' })
  })

  it('lie first in the country where the client is at home', async () => {
    const { client } = test.world
    const { texts } = client.config
    const config = { ...client.config, texts: { ...texts, address: { ...texts.address, country: 'at' as const } } }
    const world = { ...test.world, client: { ...client, config } }
    const [first, second] = await webshopCountries(world, 'de')
    expect([first?.id, second?.id]).toEqual(['at', 'de'])
  })

  it('are found by the beginning of the town, the post code, or both', async () => {
    expect(await cities({ country: 'de', city: 'falkenb' })).toEqual([
      '99981 Falkenbrück',
      '99982 Falkenbrück',
      '99983 Falkenbrück',
    ])
    expect(await cities({ country: 'de', city: 'Luehrh' })).toEqual(['99963 Lührhausen'])
    expect(await cities({ country: 'de', city: 'Falken', postCode: '99982' })).toEqual(['99982 Falkenbrück'])
    expect(await cities({ country: 'at', city: 'Falkenbrück' })).toEqual([])
  })

  it('are not listed for nothing, nor for signs that mean something to the database', async () => {
    expect(await cities({ country: 'de' })).toEqual([])
    for (const city of ['%', '_', '\\', "' or 1=1"]) expect(await cities({ country: 'de', city })).toEqual([])
    expect(await streets({ street: 'Bahnhof' })).toEqual([])
  })

  it('have streets, which belong to their post code', async () => {
    expect(await streets({ city: 'Falkenbrück', postCode: '99981', street: 'bahnhofs' })).toEqual([
      'Bahnhofsplatz',
      'Bahnhofstraße',
    ])
    expect(await streets({ city: 'Falkenbrück', postCode: '99981', street: 'Bahnhof-Str.' })).toEqual(['Bahnhofstraße'])
    expect(await streets({ city: 'Falkenbrück', postCode: '99982', street: 'Bahnhofs' })).toEqual([])
  })

  it('have house numbers, which stand as along the street', async () => {
    const query = { country: 'de', city: 'Falkenbrück', postCode: '99981', street: 'Bahnhofsplatz' } as const
    const numbers = (await anyone().send(calls.getHouseNumbers, { query })).items.map(({ houseNumber }) => houseNumber)
    expect(numbers.slice(0, 4)).toEqual(['1', '1a', '2', '3'])
  })

  it('are not asked for without a country or a street', async () => {
    const { status, errors } = await anyone().send(calls.getHouseNumbers, {
      query: { country: 'fr', street: '' } as never,
    })
    expect([status, errors.map(error => error.fieldName).sort()]).toEqual([400, ['country', 'street']])
  })
})

describe('an address somebody wants to save', () => {
  const office = {
    country: 'de',
    postCode: '99981',
    city: 'Falkenbrück',
    street: 'Bahnhofsplatz',
    houseNumber: '4',
  } as const
  const judged = (addressCompletion: AddressCompletion, part: object) => {
    const { client } = test.world
    const config = { ...client.config, settings: { ...client.config.settings, addressCompletion } }
    return checkAddress({ ...test.world, client: { ...client, config } }, { ...office, ...part })
  }

  it.each([
    ['Strict', {}, { ok: true, isConfirmed: true }],
    ['Strict', { city: 'FALKENBRUECK', houseNumber: '1 A' }, { ok: true, isConfirmed: true }],
    ['Strict', { houseNumber: '400' }, { ok: false, reason: 'addressUnknown', field: 'houseNumber' }],
    ['Strict', { street: 'Erfunden' }, { ok: false, reason: 'addressUnknown', field: 'street' }],
    ['Strict', { postCode: '10115' }, { ok: false, reason: 'addressUnknown', field: 'city' }],
    ['Loose', { street: 'Erfunden' }, { ok: true, isConfirmed: false }],
    ['LooseWithoutHouseNumber', { houseNumber: '400' }, { ok: true, isConfirmed: true }],
    ['Off', {}, { ok: true, isConfirmed: false }],
  ] as const)('with completion %s and %j', async (mode, part, expected) =>
    expect(await judged(mode, part)).toEqual(expected),
  )
})

describe('importing an open address list', () => {
  let empty: TestWorld
  beforeEach(async () => {
    empty = await testWorld()
    return () => empty.close()
  })

  const HEAD = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH'
  const load = (lines: string[], over: { replace?: boolean; head?: string } = {}) =>
    importAddresses(empty.world.db, Readable.from([[over.head ?? HEAD, ...lines].join('\n')]), {
      country: 'de',
      replace: over.replace ?? false,
    })
  const line = (number: string, street: string, city = 'Neustedt', postCode = '12345') =>
    `11.0,53.0,${number},${street},,${city},,,${postCode},,`

  it('takes what is there, says what it left out, and nothing twice', async () => {
    const report = await load([
      line('1', 'Hauptstr.'),
      line('2', 'Hauptstraße'),
      line('2', 'Hauptstraße'),
      line('', 'Hauptstraße'),
      line('3', 'Hauptstraße', 'Neustedt', '1234'),
      '',
      line('4', 'Hauptstraße', ''),
    ])
    expect(report).toEqual({
      read: 6,
      added: 2,
      known: 1,
      leftOut: {
        noHouseNumber: { count: 1, lines: [5] },
        postCode: { count: 1, lines: [6] },
        noCity: { count: 1, lines: [8] },
      },
    })
    expect(await load([line('2', 'Hauptstraße'), line('5', 'Hauptstraße')])).toMatchObject({ added: 1, known: 1 })
    const query = { country: 'de', city: 'Neustedt', postCode: '', street: 'Hauptstraße' } as const
    expect(await empty.world.addresses.houseNumbers(query)).toEqual(['1', '2', '5'])
  })

  it('takes more rows than one statement holds', async () => {
    const many = Array.from({ length: 12_000 }, (_, index) => line(String(index % 500), `Straße ${index % 24}`))
    expect(await load(many)).toMatchObject({ read: 12_000, added: 3_000, known: 9_000 })
  })

  it('replaces a country where it is told to, and changes nothing where the list breaks off', async () => {
    await load([line('1', 'Alter Weg')])
    await expect(load([line('1', 'Neuer Weg'), '1,2,"never closed'], { replace: true })).rejects.toThrow()
    const search = () => empty.world.addresses.streets({ country: 'de', city: 'Neustedt', postCode: '', street: '' })
    expect((await search()).map(({ street }) => street)).toEqual(['Alter Weg'])
    await load([line('1', 'Neuer Weg')], { replace: true })
    expect((await search()).map(({ street }) => street)).toEqual(['Neuer Weg'])
  })

  it('changes nothing where the file cannot be read to its end', async () => {
    await load([line('1', 'Alter Weg')])
    async function* breaking() {
      yield `${HEAD}\n`
      throw new Error('the disk is gone')
    }
    const broken = importAddresses(empty.world.db, Readable.from(breaking()), { country: 'de', replace: true })
    await expect(broken).rejects.toThrow('the disk is gone')
    expect(await empty.world.addresses.countries()).toEqual(['de'])
  })

  it('reads columns in small letters, with a byte order mark and in any order', async () => {
    const report = await load(['12345,Neustedt,Ring,7'], { head: '\ufeffpostcode,city,street,number' })
    expect(report).toMatchObject({ added: 1, leftOut: {} })
  })
})
