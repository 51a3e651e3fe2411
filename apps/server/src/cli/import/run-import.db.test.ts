import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activeRegion } from '../../adapters/region-store/active-region.ts'
import { openDatabase } from '../../db/database.ts'
import { region as regions } from '../../db/schema/index.ts'
import { smallRegion } from '../../testing/region/small-region.ts'
import { freshDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { EXIT, runImport } from './run-import.ts'

const NOW = '2026-11-21T09:00:00.000Z'
let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.db.delete(regions)
})

const FEED = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nt,Talbahn,https://talbahn.example,Europe/Berlin\n',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon,zone_id\na,Alter Markt,50,8,A\nc,Chausseestraße,50.1,8,C\n',
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\n1,t,1,3\n',
  'trips.txt': 'route_id,service_id,trip_id\n1,daily,t1\n',
  'stop_times.txt':
    'trip_id,stop_id,stop_sequence,arrival_time,departure_time\nt1,a,1,8:00:00,8:00:00\nt1,c,2,8:20:00,8:20:00\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\ndaily,1,1,1,1,1,1,1,20260101,20271231\n',
  'fare_attributes.txt': 'fare_id,price,currency_type,payment_method,transfers\nf,2.50,EUR,0,\n',
  'fare_rules.txt': 'fare_id,origin_id,destination_id\nf,A,C\n',
}

async function aFile(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const feedFile = (over: Partial<Record<keyof typeof FEED, string>> = {}, name = 'feed.zip'): Promise<string> =>
  aFile(
    name,
    zipSync(Object.fromEntries(Object.entries({ ...FEED, ...over }).map(([name, text]) => [name, Buffer.from(text)]))),
  )

interface Run {
  code: number
  said: string
}

async function run(
  source: Parameters<typeof runImport>[1]['source'],
  { ifEmpty = false, now = NOW, on = database } = {},
): Promise<Run> {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
  }
  const console = {
    language: 'en' as const,
    bar: { show: () => undefined, clear: () => undefined },
    print: say,
    warn: say,
  }
  const code = await runImport(on, { source, ifEmpty }, now, console)
  return { code, said: lines.join('\n') }
}

const active = () => activeRegion(database.db)

describe('a GTFS feed', () => {
  it('becomes the region, with its fares', async () => {
    const { code, said } = await run({ kind: 'feed', file: await feedFile() })
    expect(code).toBe(EXIT.done)
    expect(said).toContain('2 stops')
    const region = await active()
    expect(region).toMatchObject({ name: 'Talbahn', source: 'feed.zip' })
    expect(region?.tariff.versions[0]?.prices.map(({ cents }) => cents)).toEqual([250])
  })

  it('is named after all its agencies, as far as there is room', async () => {
    const agencies = ['t,Talbahn', 'u,Uferbus', 'v,Vorortbahn', 'w,Waldbahn'].map(
      agency => `${agency},https://talbahn.example,Europe/Berlin`,
    )
    const head = 'agency_id,agency_name,agency_url,agency_timezone'
    await run({ kind: 'feed', file: await feedFile({ 'agency.txt': [head, ...agencies].join('\n') }) })
    expect((await active())?.name).toBe('Talbahn, Uferbus, Vorortbahn, …')
  })

  it('with a tariff that cannot be is told by its tables, not by a place inside of it', async () => {
    const fares = 'fare_id,price,currency_type,payment_method,transfers\nf,99999999.00,EUR,0,\n'
    const { code, said } = await run({ kind: 'feed', file: await feedFile({ 'fare_attributes.txt': fares }) })
    expect(code).toBe(EXIT.notUsable)
    expect(said).toContain('fare_attributes.txt')
    expect(said).not.toContain('versions.')
  })

  it('with a rule that cannot hold says so with table, line and what to do', async () => {
    const rules = 'fare_id,origin_id,destination_id\nf,A,C\n\nf,A,GONE\n'
    const { said } = await run({ kind: 'feed', file: await feedFile({ 'fare_rules.txt': rules }) })
    expect(said).toMatch(/fare_rules\.txt, line 4: .* no stop lies.*Give stops the zone in stops\.txt.*\(GONE\)/)
  })

  it('without fares shows no currency', async () => {
    const none = { 'fare_attributes.txt': '', 'fare_rules.txt': '' }
    const { said } = await run({ kind: 'feed', file: await feedFile(none) })
    expect(said).toContain('0 prices')
    expect(said).not.toMatch(/EUR|USD/)
  })

  it('is not stored twice', async () => {
    const file = await feedFile()
    await run({ kind: 'feed', file })
    const { code, said } = await run({ kind: 'feed', file })
    expect([code, await database.db.$count(regions)]).toEqual([EXIT.done, 1])
    expect(said).toContain('nothing to do')
  })

  it.each([
    ['no zip at all', () => aFile('feed.zip', 'hello')],
    ['without trips', () => feedFile({ 'trips.txt': 'route_id,service_id,trip_id\n' })],
    ['without a single day', () => feedFile({ 'calendar.txt': `${FEED['calendar.txt'].split('\n')[0]}\n` })],
    ['that does not exist', async () => join(folder, 'missing.zip')],
  ])('changes nothing when it is one %s, and is named', async (_, make) => {
    await run({ kind: 'feed', file: await feedFile() })
    const before = await active()
    const { code, said } = await run({ kind: 'feed', file: await make() })
    expect(code).toBe(EXIT.notUsable)
    expect(said).toMatch(/(feed|missing)\.zip cannot be imported[\s\S]*Nothing was changed/)
    expect(await active()).toEqual(before)
  })
})

describe('a tariff of its own', () => {
  const renamed = () => ({ ...smallRegion().tariff, currency: 'CHF' })

  it('replaces that of the active region and keeps the timetable', async () => {
    await run({ kind: 'feed', file: await feedFile() })
    const { code } = await run({ kind: 'json', file: await aFile('tariff.json', JSON.stringify(renamed())) })
    expect(code).toBe(EXIT.done)
    const region = await active()
    expect(region).toMatchObject({ source: 'feed.zip', tariffSource: 'tariff.json', tariff: { currency: 'CHF' } })
    expect(region?.timetable.stops.ids).toEqual(['a', 'c'])
  })

  it('keeps the name of the timetable’s file, whatever is in it', async () => {
    await run({ kind: 'feed', file: await feedFile({}, 'north + south.zip') })
    expect(await active()).toMatchObject({ source: 'north + south.zip', tariffSource: null })
    await run({ kind: 'json', file: await aFile('tariff.json', JSON.stringify(renamed())) })
    expect(await active()).toMatchObject({ source: 'north + south.zip', tariffSource: 'tariff.json' })
  })

  it('needs a region first', async () => {
    const { code, said } = await run({ kind: 'json', file: await aFile('tariff.json', JSON.stringify(renamed())) })
    expect(code).toBe(EXIT.notUsable)
    expect(said).toContain('import a GTFS feed')
  })

  it('names where it is wrong and changes nothing', async () => {
    await run({ kind: 'feed', file: await feedFile() })
    const wrong = { ...renamed(), versions: renamed().versions.map(version => ({ ...version, validFrom: 'soon' })) }
    const { code, said } = await run({ kind: 'json', file: await aFile('tariff.json', JSON.stringify(wrong)) })
    expect(code).toBe(EXIT.notUsable)
    expect(said).toContain('versions.0.validFrom')
    expect(await active()).toMatchObject({ source: 'feed.zip', tariffSource: null })
  })

  it('for another network is refused', async () => {
    await run({ kind: 'feed', file: await feedFile() })
    const foreign = {
      ...renamed(),
      versions: renamed().versions.map(version => ({ ...version, stopZones: { elsewhere: ['A'] } })),
    }
    const { said } = await run({ kind: 'json', file: await aFile('tariff.json', JSON.stringify(foreign)) })
    expect(said).toContain('names no stop')
  })
})

describe('the demo region', () => {
  it('is imported where nothing is, and left alone afterwards', async () => {
    expect((await run({ kind: 'demo' }, { ifEmpty: true })).said).toContain('Done')
    const before = await active()
    expect((await run({ kind: 'demo' }, { ifEmpty: true, now: '2026-12-24T09:00:00.000Z' })).said).toContain('stays so')
    expect((await active())?.fingerprint).toBe(before?.fingerprint)
  })

  it('gets new days before its timetable ends', async () => {
    await run({ kind: 'demo' })
    const later = '2028-06-01T09:00:00.000Z'
    expect((await run({ kind: 'demo' }, { ifEmpty: true, now: later })).code).toBe(EXIT.done)
    expect((await active())?.timetable.validity.until.slice(0, 4)).toBe('2029')
  })

  it('with a tariff of somebody’s own gets new days, too, and keeps the tariff', async () => {
    await run({ kind: 'demo' })
    const tariff = { ...(await active())?.tariff, currency: 'CHF' }
    await run({ kind: 'json', file: await aFile('own.json', JSON.stringify(tariff)) })
    expect((await run({ kind: 'demo' }, { ifEmpty: true, now: '2028-06-01T09:00:00.000Z' })).code).toBe(EXIT.done)
    const renewed = await active()
    expect(renewed).toMatchObject({ source: 'demo', tariffSource: 'own.json', tariff: { currency: 'CHF' } })
    expect(renewed?.timetable.validity.until.slice(0, 4)).toBe('2029')
  })

  it('does not take the place of a region somebody imported', async () => {
    await run({ kind: 'feed', file: await feedFile() })
    await run({ kind: 'demo' }, { ifEmpty: true, now: '2028-06-01T09:00:00.000Z' })
    expect(await active()).toMatchObject({ name: 'Talbahn' })
  })
})

describe('a database that is not there', () => {
  it('is said so, without a stack', async () => {
    const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', size: 1, onError: () => undefined })
    const { code, said } = await run({ kind: 'demo' }, { on: { ...gone, url: '', drop: gone.close } })
    await gone.close()
    expect(code).toBe(EXIT.database)
    expect(said).toMatch(/cannot be reached[\s\S]*Nothing was changed/)
  })
})
