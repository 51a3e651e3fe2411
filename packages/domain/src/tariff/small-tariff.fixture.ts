import type { LevelRule, LocalText, PriceRow, ProductGroup, Sort, Tariff, TariffVersion } from './model.ts'

const text = (de: string): LocalText => ({ de, en: de })

export const aGroup = (name: string, more: Partial<ProductGroup> = {}): ProductGroup => ({
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

export const aSort = (id: string, more: Partial<Sort> = {}): Sort => ({
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

export const aRule = (
  level: string,
  rule: { [K in LevelRule['kind']]: Omit<Extract<LevelRule, { kind: K }>, 'level' | 'reason'> }[LevelRule['kind']],
): LevelRule => ({
  level,
  reason: text(`rule for ${level}`),
  ...rule,
})

export const aPrice = (sort: string, level: string | null, cents: number): PriceRow => ({
  id: `${sort}/${level ?? '-'}`,
  sort,
  level,
  cents,
})

/**
 * Six zones: A - B - C - D in a row, and E beside B and C, so that A to D also goes round by E; X borders on nothing.
 * Stops are named after their zone (`a1` in A); `bc` lies on the border of B and C.
 */
export const aVersion = (more: Partial<TariffVersion> = {}): TariffVersion => ({
  id: 'v1',
  validFrom: '2026-01-01',
  zones: [
    { id: 'A', name: 'Altstadt', neighbours: ['B'] },
    { id: 'B', name: 'Burg', neighbours: ['A', 'C', 'E'] },
    { id: 'C', name: 'Chaussee', neighbours: ['B', 'D', 'E2'] },
    { id: 'D', name: 'Dorf', neighbours: ['C'] },
    { id: 'E', name: 'Eichwald', neighbours: ['B', 'E2'] },
    { id: 'E2', name: 'Eichsee', neighbours: ['E', 'C'] },
    { id: 'X', name: 'Insel', neighbours: [] },
  ],
  stopZones: { a1: ['A'], a2: ['A'], b1: ['B'], bc: ['B', 'C'], c1: ['C'], d1: ['D'], e1: ['E'], x1: ['X'] },
  levels: ['K', '1', '2', '3', '4', '5', '6'].map(id => ({
    id,
    name: text(`Stufe ${id}`),
    printText: text(`Stufe ${id}`),
  })),
  levelRules: [
    aRule('K', { kind: 'stops', max: 3 }),
    ...[1, 2, 3, 4, 5, 6].map(n => aRule(`${n}`, { kind: 'zoneCount', min: n, max: n })),
  ],
  travellers: [{ id: 'adult', name: text('Erwachsene') }],
  groups: [aGroup('single'), aGroup('short', { order: 2 }), aGroup('day', { kind: 'fixPrice', order: 3 })],
  sorts: [
    aSort('single'),
    aSort('short', { group: 'short' }),
    aSort('day', { group: 'day', validity: { type: 'date', days: 1 } }),
  ],
  prices: [
    ...[1, 2, 3, 4, 5, 6].map(n => aPrice('single', `${n}`, 100 + n * 100)),
    aPrice('short', 'K', 150),
    aPrice('day', null, 900),
  ],
  discountCodes: [
    {
      code: 'HERBST',
      name: text('Herbst'),
      kind: { permille: 100 },
      validFrom: '2026-09-01',
      validUntil: '2026-11-30',
    },
    {
      code: 'FUENF',
      name: text('Fünf'),
      kind: { cents: 500 },
      sorts: ['day'],
      validFrom: '2026-01-01',
      validUntil: '2027-12-31',
    },
    { code: 'GANZ', name: text('Ganz'), kind: { permille: 1000 }, validFrom: '2026-01-01', validUntil: '2027-12-31' },
    {
      code: 'GESCHENK',
      name: text('Geschenk'),
      kind: { cents: 100000 },
      free: true,
      validFrom: '2026-01-01',
      validUntil: '2027-12-31',
    },
  ],
  terms: [{ id: 'terms', title: text('Bedingungen'), text: text('<p>…</p>') }],
  ...more,
})

export const aTariff = (...versions: TariffVersion[]): Tariff => ({ currency: 'EUR', versions })
