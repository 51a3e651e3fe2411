import type { LevelRule, LocalText, PriceRow, ProductGroup, Sort, Tariff, TariffVersion } from '@billett/domain'
import { buildTimetable, type GtfsTables, readTables } from '@billett/timetable'
import type { Region, RegionStore } from '../ports/region-store.ts'

const text = (words: string): LocalText => ({ de: words, en: words })

type Stop = [id: string, name: string, lat: string, more?: Record<string, string>]

const STOPS: Stop[] = [
  ['a', 'Alter Markt', '50.00'],
  ['hbf', 'Hauptbahnhof', '50.05', { location_type: '1' }],
  ['hbf1', 'Hauptbahnhof', '50.05', { parent_station: 'hbf', platform_code: '1' }],
  ['hbf2', 'Hauptbahnhof', '50.05', { parent_station: 'hbf', platform_code: '2' }],
  ['c', 'Chausseestraße', '50.10'],
  ['d', 'Dorfanger', '50.15'],
  ['x', 'Insel', '50.20'],
]

const HOURS = Array.from({ length: 14 }, (_, i) => i + 6)
const clock = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}:00`

/** Line 1 runs from `a` by the main station to `c` and `d` every hour, line 2 from the main station to `x`. */
const RUNS = [
  { line: '1', calls: ['a', 'hbf1', 'c', 'd'], minute: 0 },
  { line: '2', calls: ['hbf2', 'x'], minute: 20 },
]

const TABLES: GtfsTables = {
  agency: [
    { agency_id: 't', agency_name: 'Talbahn', agency_url: 'https://talbahn.example', agency_timezone: 'Europe/Berlin' },
  ],
  stops: STOPS.map(([id, name, lat, more]) => ({
    stop_id: id,
    stop_name: name,
    stop_lat: lat,
    stop_lon: '8',
    ...more,
  })),
  routes: RUNS.map(({ line }) => ({
    route_id: line,
    agency_id: 't',
    route_short_name: line,
    route_long_name: '',
    route_type: line === '1' ? '3' : '0',
  })),
  trips: RUNS.flatMap(({ line }) =>
    HOURS.map(hour => ({ route_id: line, service_id: 'daily', trip_id: `${line}-${hour}` })),
  ),
  stop_times: RUNS.flatMap(({ line, calls, minute }) =>
    HOURS.flatMap(hour =>
      calls.map((stop, i) => ({
        trip_id: `${line}-${hour}`,
        stop_id: stop,
        stop_sequence: `${i + 1}`,
        arrival_time: clock(hour, minute + i * 10),
        departure_time: clock(hour, minute + i * 10),
      })),
    ),
  ),
  calendar: [
    {
      service_id: 'daily',
      ...Object.fromEntries(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map(day => [`${day}day`, '1'])),
      start_date: '20260101',
      end_date: '20271231',
    },
  ],
}

const group = (name: string, more: Partial<ProductGroup> = {}): ProductGroup => ({
  name,
  kind: 'relation',
  title: text(name),
  overview: text(''),
  detail: text(''),
  fareRules: text(''),
  order: 1,
  serviceAreas: [2],
  ...more,
})

const sort = (id: string, more: Partial<Sort> = {}): Sort => ({
  id,
  group: 'single',
  name: text(id),
  traveller: 'adult',
  comfortClass: 'second',
  validity: { type: 'dateTime', minutes: 120 },
  vatPermille: 70,
  passengers: { min: 1, max: 1 },
  rides: 1,
  withdrawalApplies: false,
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  terms: 'terms',
  preSaleDays: 90,
  freeChildren: 0,
  freeAdults: 0,
  refundable: 'beforeValidity',
  ...more,
})

const price = (sortId: string, level: string | null, cents: number): PriceRow => ({
  id: `${sortId}/${level ?? '-'}`,
  sort: sortId,
  level,
  cents,
})

const byZones: LevelRule[] = [1, 2, 3, 4].map(count => ({
  kind: 'zoneCount',
  min: count,
  max: count,
  level: `${count}`,
  reason: text(`${count} zones`),
}))

const version = (id: string, validFrom: string, more: number): TariffVersion => ({
  id,
  validFrom,
  zones: ['A', 'B', 'C', 'D'].map((zone, i, all) => ({
    id: zone,
    name: `Zone ${zone}`,
    neighbours: [all[i - 1], all[i + 1]].filter(other => other !== undefined),
  })),
  stopZones: { a: ['A'], hbf: ['B'], hbf1: ['B'], hbf2: ['B'], c: ['C'], d: ['D'] },
  levels: ['short', '1', '2', '3', '4'].map(level => ({
    id: level,
    name: text(level),
    printText: text(`Level ${level}`),
  })),
  levelRules: [...byZones, { kind: 'stops', max: 1, maxRides: 1, level: 'short', reason: text('one stop') }],
  travellers: [
    { id: 'child', name: text('Child'), maxAge: 14 },
    { id: 'adult', name: text('Adult'), minAge: 15 },
  ],
  groups: [
    group('single'),
    group('short', { order: 2 }),
    group('four', { order: 3 }),
    group('day', { kind: 'fixPrice' }),
  ],
  sorts: [
    sort('single', { freeChildren: 2 }),
    sort('single-child', { traveller: 'child' }),
    sort('short', { group: 'short' }),
    sort('four', { group: 'four', rides: 4 }),
    sort('day', { group: 'day', validity: { type: 'date', days: 1 } }),
    sort('group-day', {
      group: 'day',
      validity: { type: 'date', days: 1 },
      passengers: { min: 2, max: 5, perPerson: true },
    }),
    sort('summer', { group: 'day', saleUntil: '2026-08-31' }),
  ],
  prices: [
    ...[1, 2, 3, 4].flatMap(count => [
      price('single', `${count}`, 100 + count * 100 + more),
      price('single-child', `${count}`, 50 + count * 50),
      price('four', `${count}`, 300 + count * 350),
    ]),
    price('short', 'short', 150),
    price('day', null, 900 + more),
    price('group-day', null, 500),
    price('summer', null, 1500),
  ],
  discountCodes: [
    {
      code: 'HERBST',
      name: text('Autumn'),
      kind: { permille: 100 },
      validFrom: '2026-09-01',
      validUntil: '2026-11-30',
    },
  ],
  terms: [{ id: 'terms', title: text('Terms'), text: text('<p>Terms</p>') }],
})

const TARIFF: Tariff = {
  currency: 'EUR',
  versions: [version('v26', '2026-01-01', 0), version('v27', '2027-01-01', 50)],
}

/**
 * A region small enough to know by heart: `a` in zone A, the main station in B, `c` in C, `d` in D, `x` in none.
 * A single ticket costs 1.00 and 1.00 per zone, 50 cents more from 2027 on; one stop by one line costs 1.50.
 */
export function smallRegion(over: Partial<Region> = {}): Region {
  const reading = readTables(TABLES)
  const build = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!build?.ok) throw new Error('the small region is not a timetable')
  const { timetable } = build
  return {
    id: 1,
    name: 'Tal',
    source: 'small',
    importedOn: '2026-11-01T08:00:00.000Z',
    timeZone: timetable.timeZone,
    tariff: TARIFF,
    timetable,
    ...over,
  }
}

export const storeOf = (region: Region): RegionStore => ({
  current: () => region,
  loaded: () => true,
  refresh: async () => ({ changed: false }),
})
