import type { LocalText, Tariff, TariffVersion } from '@billett/domain'
import { aGroup, aPrice, aRule, aSort } from '@billett/domain/testing'

const text = (words: string): LocalText => ({ de: words, en: words })

const byZones = [1, 2, 3, 4].map(count => ({
  ...aRule(`${count}`, { kind: 'zoneCount', min: count, max: count }),
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
    aGroup('single'),
    aGroup('short', { order: 2 }),
    aGroup('four', { order: 3 }),
    aGroup('day', { kind: 'fixPrice' }),
  ],
  sorts: [
    aSort('single', { freeChildren: 2 }),
    aSort('single-child', { traveller: 'child' }),
    aSort('short', { group: 'short' }),
    aSort('four', { group: 'four', rides: 4 }),
    aSort('day', { group: 'day', validity: { type: 'date', days: 1 } }),
    aSort('group-day', {
      group: 'day',
      validity: { type: 'date', days: 1 },
      passengers: { min: 2, max: 5, perPerson: true },
    }),
    aSort('summer', { group: 'day', saleUntil: '2026-08-31' }),
  ],
  prices: [
    ...[1, 2, 3, 4].flatMap(count => [
      aPrice('single', `${count}`, 100 + count * 100 + more),
      aPrice('single-child', `${count}`, 50 + count * 50),
      aPrice('four', `${count}`, 300 + count * 350),
    ]),
    aPrice('short', 'short', 150),
    aPrice('day', null, 900 + more),
    aPrice('group-day', null, 500),
    aPrice('summer', null, 1500),
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

/** A single ticket costs 1.00 and 1.00 per zone, 50 cents more from 2027 on; one stop by one line costs 1.50. */
export const SMALL_TARIFF: Tariff = {
  currency: 'EUR',
  versions: [version('v26', '2026-01-01', 0), version('v27', '2027-01-01', 50)],
}
