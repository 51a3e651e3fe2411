import { describe, expect, it } from 'vitest'
import {
  aPoint,
  type ContractCase,
  claimedOf,
  concluded,
  ended,
  fares,
  paused,
  productChanged,
  sharesAgreed,
} from '../contract.fixture.ts'

const DEARER = [aPoint(), aPoint({ validFrom: '2027-01-01', cents: 6800 })]

describe('what is claimed', () => {
  it.each<[string, ContractCase, string[]]>([
    [
      'a month each, all of them before the horizon',
      { happenings: [concluded('2026-12-01')], until: '2027-03-01' },
      fares(['2026-12-01', 6300], ['2027-01-01', 6300], ['2027-02-01', 6300]),
    ],
    [
      'a month begun on the 20th, whole (34)',
      { happenings: [concluded('2026-11-20')], until: '2026-12-02' },
      fares(['2026-11-01', 6300], ['2026-12-01', 6300]),
    ],
    [
      'a month begun on the 20th, by its days (34)',
      {
        terms: { partial: { first: 'byDay', last: 'full', paused: 'full' } },
        happenings: [concluded('2026-11-20')],
        until: '2026-12-02',
      },
      fares(['2026-11-01', 2310], ['2026-12-01', 6300]),
    ],
    [
      'a month begun on the 20th, given away',
      {
        terms: { partial: { first: 'free', last: 'full', paused: 'full' } },
        happenings: [concluded('2026-11-20')],
        until: '2026-12-02',
      },
      fares(['2026-12-01', 6300]),
    ],
    [
      'months from the 31st, though February is short (2)',
      { terms: { period: { kind: 'anniversary' } }, happenings: [concluded('2027-01-31')], until: '2027-04-01' },
      fares(['2027-01-31', 6300], ['2027-02-28', 6300], ['2027-03-31', 6300]),
    ],
    [
      'nothing of paused months, and the price of its day after them (11)',
      {
        prices: DEARER,
        happenings: [concluded('2026-11-01'), paused('2026-12-01', '2027-02-01')],
        until: '2027-03-01',
      },
      fares(['2026-11-01', 6300], ['2027-02-01', 6800]),
    ],
    [
      'a month whole that is paused in part, where the terms say so',
      { happenings: [concluded('2026-12-01'), paused('2026-12-10', '2026-12-20')], until: '2026-12-02' },
      fares(['2026-12-01', 6300]),
    ],
    [
      'of a month paused in part its days',
      {
        terms: { partial: { first: 'full', last: 'full', paused: 'byDay' } },
        happenings: [concluded('2026-12-01'), paused('2026-12-10', '2026-12-20')],
        until: '2026-12-02',
      },
      fares(['2026-12-01', 4268]),
    ],
    [
      'the old product until the next month (33)',
      {
        prices: [aPoint(), aPoint({ product: 'zones', cents: 8000 })],
        happenings: [concluded('2027-03-01'), productChanged('2027-03-17', 'zones')],
        until: '2027-05-01',
      },
      fares(['2027-03-01', 6300], ['2027-04-01', 8000]),
    ],
    [
      'each product for its days, where the terms say so (33)',
      {
        terms: { productChange: 'byDay' },
        prices: [aPoint(), aPoint({ product: 'zones', cents: 8000 })],
        happenings: [concluded('2027-03-01'), productChanged('2027-03-17', 'zones')],
        until: '2027-05-01',
      },
      fares(['2027-03-01', 7123], ['2027-04-01', 8000]),
    ],
    [
      'of both parents half from the next month, to the cent (29)',
      {
        prices: [aPoint({ cents: 6301 })],
        happenings: [
          concluded('2027-03-01'),
          sharesAgreed('2027-03-10', [
            { payer: 'anna', kind: 'permille', permille: 500 },
            { payer: 'ben', kind: 'permille', permille: 500 },
          ]),
        ],
        until: '2027-05-01',
      },
      ['2027-03-01 anna fare 6301', '2027-04-01 anna fare 3151', '2027-04-01 ben fare 3150'],
    ],
    [
      'nothing after death, and nothing for leaving early (31)',
      {
        terms: { minimumTerm: { months: 12, difference: true } },
        prices: [aPoint({ regularCents: 8000 })],
        happenings: [concluded('2027-03-01'), ended('2027-05-01', 'death')],
        until: '2027-09-01',
      },
      fares(['2027-03-01', 6300], ['2027-04-01', 6300]),
    ],
    [
      'a supplement and a discount beside the fare',
      {
        prices: [
          aPoint(),
          aPoint({ component: 'surcharge', cents: 2500 }),
          aPoint({ component: 'discount', cents: -1000, validFrom: '2027-01-01' }),
        ],
        happenings: [concluded('2026-12-01')],
        until: '2027-01-02',
      },
      [
        '2026-12-01 anna fare 6300',
        '2026-12-01 anna surcharge 2500',
        '2027-01-01 anna discount -1000',
        '2027-01-01 anna fare 6300',
        '2027-01-01 anna surcharge 2500',
      ],
    ],
    [
      'nothing of a contract that was withdrawn from before its first day',
      { happenings: [concluded('2026-12-01'), ended('2026-11-25', 'withdrawal')] },
      [],
    ],
    [
      'the days until a withdrawal, though months are whole',
      { happenings: [concluded('2026-12-01'), ended('2026-12-11', 'withdrawal')] },
      fares(['2026-12-01', 2032]),
    ],
  ])('%s', (_, given, expected) => expect(claimedOf(given)).toEqual(expected))
})
