import { describe, expect, it } from 'vitest'
import type { TicketChoice } from '../../order/ticket.ts'
import { aPrice, aSort, aTariff, aVersion } from '../small-tariff.fixture.ts'
import { keepsRelation, ticketTerms } from '../ticket-terms.ts'
import { priceTicket } from './price-ticket.ts'
import { proposedLevels } from './proposed-levels.ts'

const NOW = '2026-11-23T09:00:00.000Z'
const sorts = [
  aSort('single', { freeChildren: 2, condition: { de: 'Nur mit Ausweis.', en: 'Only with an ID.' } }),
  aSort('day', { group: 'day', validity: { type: 'date', days: 1 } }),
  aSort('week', { group: 'day', validity: { type: 'week', calendar: true } }),
]
const prices = (more: number) => [
  ...[1, 2, 3, 4].map(zones => aPrice('single', `${zones}`, 100 * zones + more)),
  aPrice('day', null, 900 + more),
  aPrice('week', null, 3000),
]
const old = aVersion({ id: 'v26', sorts, prices: prices(0) })
const next = aVersion({ id: 'v27', validFrom: '2027-01-01', sorts: sorts.slice(0, 2), prices: prices(50) })
const tariff = aTariff(old, next)

const choice = (over: Partial<TicketChoice> = {}): TicketChoice => ({
  sortId: 'single',
  relationId: 'here-there',
  validFrom: '2026-11-23T12:00',
  passengerCount: 1,
  freeChildren: 0,
  freeAdults: 0,
  serviceArea: 2,
  ...over,
})

function sell(over: Partial<TicketChoice> = {}, from = 'a1', to = 'c1') {
  const asked = choice(over)
  const found = ticketTerms(tariff, asked, NOW, 'Europe/Berlin')
  if (!found.ok) return found
  const { terms } = found
  const levels = proposedLevels(terms.version, { origin: from, destination: to })
  const relation = {
    id: 'here-there',
    origin: { reference: from, text: 'Here' },
    destination: { reference: to, text: 'There' },
    levels,
  }
  return priceTicket(terms, asked, keepsRelation(terms) ? relation : undefined)
}

const sold = (over?: Partial<TicketChoice>, from?: string, to?: string) => {
  const answer = sell(over, from, to)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.priced
}

describe('a chosen ticket', () => {
  it('keeps what the tariff said of it', () => {
    expect(sold()).toMatchObject({
      priceExternalId: 'single/3',
      tariffVersion: 'v26',
      fullPriceCents: 300,
      condition: { en: 'Only with an ID.' },
      validityType: 3,
      validFrom: '2026-11-23T11:00:00.000Z',
      validTo: '2026-11-23T13:00:00.000Z',
      choice: { relationId: 'here-there' },
    })
  })

  it('says of itself whatever its article says', () => {
    expect(sold({ sortId: 'day' })).toEqual({
      choice: choice({ sortId: 'day', relationId: null }),
      priceExternalId: 'day/-',
      tariffVersion: 'v26',
      groupName: 'day',
      name: { de: 'day', en: 'day' },
      nameLong: { de: 'day', en: 'day' },
      comfortClass: 'second',
      discountType: null,
      traveller: { id: 'adult', name: { de: 'Erwachsene', en: 'Erwachsene' } },
      relation: null,
      zones: [],
      condition: undefined,
      priceLevelPrintText: null,
      validityType: 4,
      validFrom: '2026-11-22T23:00:00.000Z',
      validTo: '2026-11-23T23:00:00.000Z',
      fullPriceCents: 900,
      vatPermille: 70,
      free: false,
      rides: 1,
      userData: { firstname: false, name: false, salutation: false, birthdate: false },
      identificationMediums: [],
      withdrawalApplies: false,
      refundable: 'beforeValidity',
      termsId: 'terms',
    })
    expect(sold().priceLevelPrintText).toEqual({ de: 'Stufe 3', en: 'Stufe 3' })
  })

  it('of a traveller the tariff does not list names none', () => {
    const foreign = aVersion({ sorts: [aSort('day', { group: 'day', traveller: 'ghost', free: true })] })
    const found = ticketTerms(aTariff(foreign), choice({ sortId: 'day' }), NOW, 'Europe/Berlin')
    if (!found.ok) throw new Error(found.reason)
    expect(priceTicket(found.terms, choice({ sortId: 'day' }), undefined)).toMatchObject({
      priced: { traveller: { id: 'ghost', name: { de: '', en: '' } }, free: true },
    })
  })

  it('costs what the version of its first day says, and one that has passed meanwhile what today says', () => {
    expect(sold({ validFrom: '2026-12-31T23:59' }).fullPriceCents).toBe(300)
    expect(sold({ validFrom: '2027-01-01T00:00' }).fullPriceCents).toBe(350)
    expect(sold({ validFrom: '2026-11-23T09:50' }).tariffVersion).toBe('v26')
  })

  it('names its way: the zones between its ends, else those it is good for', () => {
    expect(sold().relation).toEqual({
      origin: { reference: 'a1', text: 'Here' },
      destination: { reference: 'c1', text: 'There' },
      via: 'Burg',
    })
    expect(sold({}, 'a1', 'b1').relation?.via).toBe('Altstadt, Burg')
    expect(sold({}, 'a1', 'a2').relation?.via).toBe('Altstadt')
  })

  it('keeps no relation where it is valid everywhere', () => {
    const { relation, choice: kept } = sold({ sortId: 'day' })
    expect([relation, kept.relationId]).toEqual([null, null])
  })

  it.each([
    ['an article nobody knows', { sortId: 'teleport' }, 'unknownSort'],
    ['an article the next version lacks', { sortId: 'week', validFrom: '2027-01-04T00:00' }, 'noLongerOnSale'],
    ['another service area', { serviceArea: 4 }, 'otherServiceArea'],
    ['a day that is over', { sortId: 'day', validFrom: '2026-11-20T08:00' }, 'inThePast'],
    ['a day too far ahead', { validFrom: '2027-06-01T08:00' }, 'tooFarAhead'],
    ['too many free children', { freeChildren: 3 }, 'freeChildren'],
    ['a free adult', { freeAdults: 1 }, 'freeAdults'],
    ['too many people', { passengerCount: 2 }, 'passengerCount'],
  ])('is refused: %s', (_, over, reason) => {
    expect(sell(over)).toEqual({ ok: false, reason })
  })

  it('is refused where its price depends on the trip', () => {
    const short = aVersion({ sorts: [aSort('short', { group: 'short' })], prices: [aPrice('short', 'K', 150)] })
    const asked = choice({ sortId: 'short' })
    const found = ticketTerms(aTariff(short), asked, NOW, 'Europe/Berlin')
    if (!found.ok) throw new Error(found.reason)
    const ends = { origin: { reference: 'a1', text: '' }, destination: { reference: 'b1', text: '' } }
    const levels = proposedLevels(short, { origin: 'a1', destination: 'b1' })
    expect(priceTicket(found.terms, asked, { id: 'r', ...ends, levels })).toEqual({ ok: false, reason: 'noPrice' })
    expect(priceTicket(found.terms, asked, undefined)).toEqual({ ok: false, reason: 'noRelation' })
  })
})
