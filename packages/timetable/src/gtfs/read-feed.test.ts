import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallFeed } from '../testing/small-feed.ts'
import { filesOf, zipFiles } from '../testing/zip-feed.ts'
import type { GtfsTables } from './gtfs-tables.ts'
import type { ProblemKind } from './problem.ts'
import { type FeedReading, readFeed, readTables } from './read-feed.ts'

const feed = (): GtfsTables =>
  smallFeed([
    {
      id: 't1',
      line: '10',
      calls: [
        ['A', '8:00'],
        ['B', '8:10'],
        ['C', '8:20'],
      ],
    },
    {
      id: 't2',
      line: '10',
      calls: [
        ['A', '9:00'],
        ['B', '9:10'],
        ['C', '9:20'],
      ],
    },
    {
      id: 't3',
      line: '10',
      calls: [
        ['A', '10:00'],
        ['B', '10:10'],
        ['C', '10:20'],
      ],
    },
  ])

const withFile = (name: string, content: string): Record<string, string> => ({ ...filesOf(feed()), [name]: content })
const withRows = (table: string, change: (rows: Record<string, string>[]) => Record<string, string>[]): GtfsTables => {
  const tables = feed()
  return { ...tables, [table]: change(tables[table] ?? []) }
}
const kindsOf = (reading: FeedReading): ProblemKind[] => reading.problems.map(({ kind }) => kind)
const takenOf = (reading: FeedReading, table: string): number | undefined =>
  reading.ok ? reading.tables[table]?.length : undefined

describe('reading a feed', () => {
  it('gives the tables of a clean feed without a word', () => {
    const reading = readFeed(zipFiles(filesOf(feed())))
    expect(reading).toMatchObject({ ok: true, problems: [] })
    expect(takenOf(reading, 'stop_times')).toBe(9)
  })

  it('reads a byte order mark, quotes, CRLF, any order of columns and a file without a last line end', () => {
    const stops =
      '\uFEFFstop_lon,stop_lat,"stop_name",stop_id\r\n8.0,50.0,"Am ""Markt"", Süd",A\r\n8.1,50.1,Übergang,B\r\n8.2,50.2,C,C'
    const reading = readFeed(zipFiles(withFile('stops.txt', stops)))
    expect(reading.ok && reading.tables.stops?.[0]).toEqual({
      stop_id: 'A',
      stop_name: 'Am "Markt", Süd',
      stop_lat: '50.0',
      stop_lon: '8.0',
    })
    expect(reading.problems).toEqual([])
  })

  it('finds the feed in a folder and leaves a second one alone', () => {
    const inFolder = Object.fromEntries(Object.entries(filesOf(feed())).map(([name, text]) => [`feed/${name}`, text]))
    const reading = readFeed(
      zipFiles({ ...inFolder, 'feed/old/stops.txt': 'stop_id\nX', '__MACOSX/feed/._stops.txt': '?' }),
    )
    expect(takenOf(reading, 'stops')).toBe(3)
    expect(kindsOf(reading)).toEqual(['secondFeed'])
  })

  it('reads a file that is not UTF-8 as Windows-1252 and says so', () => {
    const latin = Uint8Array.from('stop_id,stop_name,stop_lat,stop_lon\nA,S\xfcd,50,8\nB,B,50,8\nC,C,50,8', char =>
      char.charCodeAt(0),
    )
    const reading = readFeed(zipFiles({ ...filesOf(feed()), 'stops.txt': latin }))
    expect(reading.ok && reading.tables.stops?.[0]?.stop_name).toBe('Süd')
    expect(kindsOf(reading)).toEqual(['notUtf8'])
  })

  it.each([
    ['little end first, with a mark', 'utf-16le', true],
    ['little end first, without a mark', 'utf-16le', false],
    ['big end first, with a mark', 'utf-16be', true],
  ] as const)('reads UTF-16, %s, and says so', (_, order, mark) => {
    const text = Buffer.from(
      `${mark ? '\uFEFF' : ''}stop_id,stop_name,stop_lat,stop_lon\nA,Süd,50,8\nB,B,50,8\nC,C,50,8`,
      'utf16le',
    )
    const reading = readFeed(zipFiles({ ...filesOf(feed()), 'stops.txt': order === 'utf-16le' ? text : text.swap16() }))
    expect(reading.ok && reading.tables.stops?.[0]).toMatchObject({ stop_id: 'A', stop_name: 'Süd' })
    expect(reading.problems).toMatchObject([{ kind: 'utf16', severity: 'warning', file: 'stops.txt' }])
  })

  it('reads line ends of several kinds in one file', () => {
    const stops = 'stop_id,stop_name,stop_lat,stop_lon\r\nA,A,50,8\nB,B,50.1,8\rC,C,50.2,8\r\n'
    const reading = readFeed(zipFiles(withFile('stops.txt', stops)))
    expect(reading.ok && reading.tables.stops?.map(({ stop_id }) => stop_id)).toEqual(['A', 'B', 'C'])
    expect(reading.problems).toEqual([])
  })

  it('tells how far it is, up to the whole', () => {
    const steps: { done: number; total: number }[] = []
    readFeed(zipFiles(filesOf(feed())), { onProgress: step => steps.push(step) })
    expect(steps.length).toBeGreaterThanOrEqual(6)
    expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b))
    expect(steps.at(-1)?.done).toBe(steps.at(-1)?.total)
  })

  it('reports columns and files that are not of the standard, and drops them', () => {
    const reading = readFeed(
      zipFiles({ ...withFile('routes.txt', 'route_id,route_type,mood\n10,3,good'), 'notes.md': 'x' }),
    )
    expect(reading.ok && reading.tables.routes).toEqual([{ route_id: '10', route_type: '3' }])
    expect(reading.problems).toMatchObject([
      { kind: 'unknownFile', severity: 'notice', file: 'notes.md' },
      { kind: 'extraColumn', severity: 'notice', file: 'routes.txt', field: 'mood', line: 1 },
    ])
  })

  it('names the file and the line of a fault, counting lines inside quotes', () => {
    const stops = 'stop_id,stop_name,stop_lat,stop_lon\nA,"two\nlines",50,8\nB,B,99,8\nC,C,50,8'
    const reading = readFeed(zipFiles(withFile('stops.txt', stops)))
    expect(reading.problems).toContainEqual(
      expect.objectContaining({ kind: 'badValue', file: 'stops.txt', field: 'stop_lat', line: 4, value: '99' }),
    )
  })
})

describe('a broken feed is refused with a reason:', () => {
  const refused = (zip: Uint8Array): ProblemKind[] => {
    const reading = readFeed(zip)
    expect(reading.ok).toBe(false)
    return reading.problems.filter(({ severity }) => severity === 'error').map(({ kind }) => kind)
  }

  it('bytes that are no zip', () => {
    expect(refused(new TextEncoder().encode('stop_id,stop_name'))).toEqual(['notAZip'])
    expect(refused(new Uint8Array())).toEqual(['notAZip'])
  })

  it('an archive cut off', () => {
    const zip = zipFiles(filesOf(feed()))
    expect(refused(zip.subarray(0, zip.length - 30))).toEqual(['notAZip'])
  })

  it('an archive with a changed byte', () => {
    const zip = zipFiles(filesOf(feed()))
    zip[60] = (zip[60] ?? 0) ^ 0xff
    expect(refused(zip)).toContain('damagedEntry')
  })

  it('an archive that unpacks to more than allowed', () => {
    const reading = readFeed(zipFiles(filesOf(feed())), { maxUnpacked: 500 })
    expect(kindsOf(reading)).toEqual(['tooLarge'])
  })

  it('an archive that grows a thousandfold, before anything of it is unpacked', () => {
    expect(refused(zipFiles({ ...filesOf(feed()), 'shapes.txt': '\n'.repeat(20_000_000) }))).toEqual(['tooDense'])
  })

  it('an archive whose files share their bytes', () => {
    const zip = zipFiles(filesOf(feed()))
    const view = new DataView(zip.buffer)
    const first = view.getUint32(zip.length - 22 + 16, true)
    const second = first + 46 + view.getUint16(first + 28, true) + view.getUint16(first + 30, true)
    view.setUint32(second + 42, view.getUint32(first + 42, true), true)
    expect(refused(zip)).toEqual(['overlappingFiles'])
  })

  it('an archive of very many files', () => {
    const many = Array.from({ length: 1001 }, (_, i): [string, string] => [`more/${i}.txt`, ''])
    expect(refused(zipFiles({ ...filesOf(feed()), ...Object.fromEntries(many) }))).toContain('tooManyFiles')
  })

  it('an archive that lies about the size of what it unpacks to', () => {
    const zip = zipFiles({ 'stops.txt': 'x'.repeat(1_000_000) })
    const view = new DataView(zip.buffer)
    const entry = view.getUint32(zip.length - 22 + 16, true)
    view.setUint32(entry + 24, 10, true)
    expect(refused(zip)).toContain('damagedEntry')
  })

  it.each(['agency', 'stops', 'routes', 'trips', 'stop_times', 'calendar'])('no %s.txt', table => {
    const { [`${table}.txt`]: _, ...files } = filesOf(feed())
    expect(refused(zipFiles(files))).toContain('missingFile')
  })

  it('a required column missing', () => {
    expect(refused(zipFiles(withFile('stop_times.txt', 'trip_id,stop_id,arrival_time\nt1,A,8:00:00')))).toEqual([
      'missingColumn',
    ])
  })

  it('a file with a quote that never ends', () => {
    expect(refused(zipFiles(withFile('routes.txt', 'route_id,route_type\n"10,3\n')))).toContain('malformedCsv')
  })

  it('a time zone that does not exist', () => {
    const agency = 'agency_id,agency_name,agency_timezone\na,A,Europe/Atlantis'
    expect(refused(zipFiles(withFile('agency.txt', agency)))).toContain('badValue')
  })

  it('an id that occurs twice, whether or not its lines are alike', () => {
    const twice = withRows('trips', rows => [...rows, ...rows.slice(0, 1)])
    expect(refused(zipFiles(filesOf(twice)))).toEqual(['duplicateId'])
  })

  it.each([
    ['stop_times', 'stop_id'],
    ['stop_times', 'trip_id'],
    ['trips', 'route_id'],
    ['trips', 'service_id'],
  ])('%s with a %s that does not exist', (table, field) => {
    const dangling = withRows(table, rows => rows.map((row, i) => (i === 0 ? { ...row, [field]: 'nowhere' } : row)))
    expect(refused(zipFiles(filesOf(dangling)))).toContain('danglingReference')
  })

  it('a fare that is no amount', () => {
    const fares = { ...feed(), fare_attributes: [{ fare_id: 'f', price: 'cheap', currency_type: 'EUR' }] }
    expect(readTables(fares)).toMatchObject({ ok: false, problems: [{ kind: 'badValue', field: 'price' }] })
  })

  it('most of the trips unusable', () => {
    const late = withRows('stop_times', rows =>
      rows.map((row, i) => (i < 6 ? { ...row, departure_time: 'late' } : row)),
    )
    const reading = readTables(late)
    expect(reading.ok).toBe(false)
    expect(kindsOf(reading)).toContain('tooManySkipped')
  })
})

describe('what can be left out is left out and reported:', () => {
  it('a trip with a bad time, with all its calls', () => {
    const reading = readTables(
      withRows('stop_times', rows => rows.map((row, i) => (i === 1 ? { ...row, arrival_time: '8:99:00' } : row))),
    )
    expect(reading.ok && reading.tables.trips?.map(({ trip_id }) => trip_id)).toEqual(['t2', 't3'])
    expect(takenOf(reading, 'stop_times')).toBe(6)
    expect(reading.problems).toMatchObject([
      { kind: 'badValue', severity: 'warning', line: 3, value: '8:99:00', count: 1 },
    ])
    expect(reading.ok && reading.counts.find(({ table }) => table === 'trips')).toMatchObject({ read: 3, taken: 2 })
  })

  it('a trip that runs backwards in time', () => {
    const reading = readTables(
      withRows('stop_times', rows => rows.map((row, i) => (i === 4 ? { ...row, arrival_time: '8:30:00' } : row))),
    )
    expect(reading.problems).toMatchObject([{ kind: 'timesNotAscending', severity: 'warning', value: 't2' }])
    expect(takenOf(reading, 'trips')).toBe(2)
  })

  it('a trip with two calls at one position', () => {
    const reading = readTables(
      withRows('stop_times', rows => rows.map((row, i) => (i === 1 ? { ...row, stop_sequence: '1' } : row))),
    )
    expect(kindsOf(reading)).toEqual(['sequenceTwice'])
  })

  it('a stop without coordinates, and the calls there', () => {
    const reading = readTables(
      withRows('stops', rows => rows.map(row => (row.stop_id === 'B' ? { ...row, stop_lat: '' } : row))),
    )
    expect(takenOf(reading, 'stops')).toBe(2)
    expect(takenOf(reading, 'stop_times')).toBe(6)
    expect(reading.problems).toMatchObject([
      { kind: 'stopWithoutCoordinates', value: 'B' },
      { kind: 'refersToSkipped', field: 'stop_id', count: 3 },
    ])
  })

  it('nothing of a platform without coordinates: it lies at its station', () => {
    const station = {
      stop_id: 'S',
      stop_name: 'S',
      stop_lat: '50.5',
      stop_lon: '8.5',
      location_type: '1',
      parent_station: '',
    }
    const reading = readTables(
      withRows('stops', rows => [
        station,
        ...rows.map(row => ({
          ...row,
          location_type: '0',
          parent_station: row.stop_id === 'B' ? 'S' : '',
          stop_lat: row.stop_id === 'B' ? '' : (row.stop_lat ?? ''),
        })),
      ]),
    )
    expect(reading.problems).toEqual([])
    expect(reading.ok && reading.tables.stops?.find(({ stop_id }) => stop_id === 'B')).toMatchObject({
      stop_lat: '50.5',
      stop_lon: '8.5',
    })
  })

  it('a route type nobody knows', () => {
    const reading = readTables(withRows('routes', rows => rows.map(row => ({ ...row, route_type: '4711' }))))
    expect(reading.ok && reading.tables.routes?.[0]?.route_type).toBe('')
    expect(reading.problems).toMatchObject([
      { kind: 'badValue', severity: 'warning', field: 'route_type', value: '4711' },
    ])
  })

  it('transfers at stops that do not exist', () => {
    const reading = readTables({ ...feed(), transfers: [{ from_stop_id: 'A', to_stop_id: 'Z', transfer_type: '0' }] })
    expect(takenOf(reading, 'transfers')).toBe(0)
    expect(kindsOf(reading)).toEqual(['danglingReference'])
  })

  it('trips on demand, with the line of the first, however many there are', () => {
    const calls = ['f1', 'f2', 'f3', 'f4'].flatMap(trip_id =>
      ['1', '2'].map(stop_sequence => ({
        trip_id,
        stop_id: '',
        stop_sequence,
        arrival_time: '',
        departure_time: '',
        location_id: 'around',
        start_pickup_drop_off_window: '8:00:00',
      })),
    )
    const tables = withRows('stop_times', rows => [...rows, ...calls])
    const trips = ['f1', 'f2', 'f3', 'f4'].map(trip_id => ({ route_id: '10', service_id: 'daily', trip_id }))
    const reading = readTables({ ...tables, trips: [...(tables.trips ?? []), ...trips] })
    expect(takenOf(reading, 'trips')).toBe(3)
    expect(reading.problems).toMatchObject([
      { kind: 'onDemand', severity: 'warning', file: 'stop_times.txt', line: 11, value: 'f1', count: 4 },
    ])
  })

  it('files with a path that leads elsewhere', () => {
    const reading = readFeed(zipFiles({ ...filesOf(feed()), '../stops.txt': 'stop_id\nX', 'C:\\agency.txt': 'x' }))
    expect(takenOf(reading, 'stops')).toBe(3)
    expect(reading.problems).toMatchObject([{ kind: 'unsafeName', severity: 'warning', count: 2 }])
  })
})

describe('the report', () => {
  it('counts equal faults instead of listing them, and speaks both languages', () => {
    const reading = readTables(
      withRows('routes', rows => [...rows, ...[1, 2, 3].map(i => ({ route_id: `x${i}`, route_type: '99' }))]),
    )
    expect(reading.problems).toMatchObject([
      {
        count: 3,
        line: 3,
        message: { de: 'Ungültiger Wert: route_type = "99"', en: 'Invalid value: route_type = "99"' },
      },
    ])
  })

  it('comes for any bytes at all, never an exception', () => {
    const zip = zipFiles(filesOf(feed()))
    const edits = fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { maxLength: 8 })
    fc.assert(
      fc.property(edits, fc.nat(zip.length), (changes, length) => {
        const bytes = zip.slice()
        for (const [at, value] of changes) bytes[at] = value
        expect(typeof readFeed(bytes).ok).toBe('boolean')
        expect(typeof readFeed(bytes.subarray(0, length)).ok).toBe('boolean')
      }),
    )
  })

  it('comes for any tables at all, never an exception', () => {
    const text = fc.constantFrom('', 'A', '10', 't1', '8:00:00', '20270101', '1', '-1', '\0', 'ä', '999999999999')
    const tables = feed()
    const cells = Object.entries(tables).flatMap(([table, rows]) =>
      rows.flatMap((row, i) => Object.keys(row).map(field => ({ table, i, field }))),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...cells), text), { maxLength: 10 }), changes => {
        const bad = structuredClone(tables)
        for (const [{ table, i, field }, value] of changes) {
          const row = bad[table]?.[i]
          if (row) row[field] = value
        }
        expect(typeof readTables(bad).ok).toBe('boolean')
      }),
    )
  })
})
