import { describe, expect, it } from 'vitest'
import type { Sort, TariffVersion } from '../model.ts'
import { fixedPriceOffers, relationOffers } from '../price/offers.ts'
import { aGroup, aPrice, aSort, aVersion } from '../small-tariff.fixture.ts'
import { cheapest } from './cheapest.ts'
import { membersOf, type PartyRide, partyOffers } from './party-offers.ts'

const text = (de: string) => ({ de, en: de })
const DAY = { type: 'date', days: 1, untilTime: '04:00' } as const

/** Singles and days of zones, a group's day, a day for all zones, a ferry, a bicycle; zones A to B cost level 2. */
const version: TariffVersion = aVersion({
  travellers: [
    { id: 'adult', name: text('Erwachsene'), minAge: 15 },
    { id: 'child', name: text('Kind'), minAge: 6, maxAge: 14 },
    { id: 'toddler', name: text('Kleinkind'), maxAge: 5, free: true },
    { id: 'group', name: text('Gruppe') },
    { id: 'bicycle', name: text('Fahrrad'), kind: 'bicycle' },
  ],
  groups: [
    aGroup('single'),
    aGroup('dayTicket', { order: 2 }),
    aGroup('network', { kind: 'fixPrice', order: 3 }),
    aGroup('ferry', { kind: 'fixPrice', order: 4 }),
    aGroup('bicycle', { kind: 'fixPrice', order: 5 }),
  ],
  sorts: [
    aSort('single'),
    aSort('single-child', { traveller: 'child' }),
    aSort('day', { group: 'dayTicket', validity: DAY }),
    aSort('nine', { group: 'dayTicket', validity: { ...DAY, fromTime: '09:00' } }),
    aSort('day-group', { group: 'dayTicket', traveller: 'group', passengers: { min: 2, max: 5 }, validity: DAY }),
    aSort('pass', { group: 'dayTicket', validity: DAY, identificationMediums: ['s'] }),
    aSort('network', { group: 'network', validity: DAY, everywhere: true }),
    aSort('ferry', { group: 'ferry', traveller: 'adult' }),
    aSort('bicycle', { group: 'bicycle', traveller: 'bicycle', validity: DAY }),
  ],
  prices: [
    aPrice('single', '2', 300),
    aPrice('single-child', '2', 150),
    aPrice('day', '2', 650),
    aPrice('nine', '2', 550),
    aPrice('day-group', '2', 1_000),
    aPrice('pass', '2', 100),
    aPrice('network', null, 900),
    aPrice('ferry', null, 50),
    aPrice('bicycle', null, 450),
  ],
})

const zone = 'Europe/Berlin'
const ride = (departure: string, zones = ['A', 'B']): PartyRide => ({ departure, lastBoarding: departure, zones })
const MORNING = ride('2026-11-23T07:00:00.000Z')
const NOON = ride('2026-11-23T11:00:00.000Z', ['B', 'A'])
const moment = { date: '2026-11-23', today: '2026-11-23', serviceArea: 2 }
const sold = [
  ...relationOffers(version, moment, { origin: 'a1', destination: 'b1' }),
  ...fixedPriceOffers(version, moment),
]
const offered = (rides: PartyRide[], at = 0) => partyOffers(version, sold, rides, { ride: at, zone })
const told = (rides: PartyRide[], at = 0) =>
  offered(rides, at).map(({ sort, carries }) => `${sort.id} ${carries.join('')}`)

describe('what carries a party', () => {
  it('is for its one ride where it is short, and for all within its day and zones where it is for days', () => {
    expect(told([MORNING, NOON])).toEqual([
      'single 0',
      'single-child 0',
      'day 01',
      'day-group 01',
      'network 01',
      'bicycle 01',
    ])
    expect(told([MORNING, NOON], 1)).toContain('nine 1')
    expect(told([MORNING, ride('2026-11-24T05:00:00.000Z')])).toContain('day 0')
    expect(told([MORNING, ride(NOON.departure, ['B', 'C'])])).toContain('day 0')
    expect(told([MORNING, ride(NOON.departure, ['B', 'C'])])).toContain('network 01')
  })

  it('is no ticket that needs a card or pass nobody was asked for, nor one for a boat', () => {
    const ids = offered([MORNING]).map(({ sort }: { sort: Sort }) => sort.id)
    expect(ids).not.toContain('pass')
    expect(ids).not.toContain('ferry')
  })

  it('has no price where the tariff knows none', () => {
    const far = relationOffers(version, moment, { origin: 'a1', destination: 'x1' })
    expect(partyOffers(version, far, [MORNING], { ride: 0, zone })).toEqual([])
  })
})

describe('a family there and back', () => {
  const people = membersOf(version, [
    { traveller: 'adult' },
    { traveller: 'adult' },
    { traveller: 'child' },
    { traveller: 'toddler' },
  ])
  const party = (extras: { id: string; count: number }[] = []) => ({
    people: people ?? [],
    comfortClass: 'second' as const,
    extras,
  })
  const rides = [MORNING, NOON]
  const offers = [...offered(rides, 0), ...offered(rides, 1)]

  it('pays for each of them and each way, a toddler nothing, and is told of the day ticket for all', () => {
    const { asked, best } = cheapest(party(), 2, { product: 'single', offers })
    expect(asked?.cents).toBe(2 * (300 + 300 + 150))
    expect(best?.cents).toBe(1_000)
    expect(best?.tickets).toMatchObject([{ offer: { sort: { id: 'day-group' } }, amount: 1, passengers: 3 }])
  })

  it('pays for its bicycles by tickets of theirs', () => {
    const { asked } = cheapest(party([{ id: 'bicycle', count: 2 }]), 2, { product: 'single', offers })
    expect(asked?.cents).toBe(1_500 + 2 * 450)
    expect(asked?.tickets.at(-1)).toMatchObject({ offer: { sort: { id: 'bicycle' } }, amount: 2 })
  })

  it('is told nothing where one way is cheaper with what was asked for', () => {
    const { asked, best } = cheapest(party(), 1, { product: 'single', offers: offered([MORNING]) })
    expect(asked?.cents).toBe(750)
    expect(best).toBeNull()
  })

  it('is nobody the tariff does not know', () => {
    expect(membersOf(version, [{ traveller: 'ghost' }])).toBeUndefined()
  })
})
