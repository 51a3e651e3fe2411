import type { LocalText, PlainDate, TariffVersion } from '@billett/domain'
import { isPlainDate } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { demoRegion } from './demo-region.ts'

const TODAYS: PlainDate[] = ['2026-11-21', '2028-02-29', '2030-12-31']

const inForce = (today: PlainDate): TariffVersion => {
  const { versions } = demoRegion(today).tariff
  const version = versions.findLast(each => each.validFrom <= today)
  if (!version) throw new Error(`No tariff on ${today}`)
  return version
}

const version = inForce('2026-11-21')

const textsOf = (each: TariffVersion): [string, LocalText][] => [
  ...each.groups.flatMap(({ name, title, overview, detail, fareRules, category }): [string, LocalText][] => [
    [`${name} title`, title],
    [`${name} overview`, overview],
    [`${name} detail`, detail],
    [`${name} fareRules`, fareRules],
    ...(category ? [[`${name} category`, category] as [string, LocalText]] : []),
  ]),
  ...each.sorts.map(({ id, name }): [string, LocalText] => [id, name]),
  ...each.sorts.flatMap(({ id, condition }): [string, LocalText][] => (condition ? [[id, condition]] : [])),
  ...each.levels.map(({ id, printText }): [string, LocalText] => [id, printText]),
  ...each.levelRules.map(({ level, reason }): [string, LocalText] => [level, reason]),
  ...each.terms.flatMap(({ id, title, text }): [string, LocalText][] => [
    [id, title],
    [id, text],
  ]),
]

describe('the demo tariff', () => {
  it.each(TODAYS)('on %s: one version since last year, the next from 1 January', today => {
    const year = Number(today.slice(0, 4))
    const { versions } = demoRegion(today).tariff
    expect(versions.map(each => each.validFrom)).toEqual([`${year - 1}-01-01`, `${year + 1}-01-01`])
  })

  it.each(TODAYS)('on %s: every date is a day that exists', today => {
    const text = JSON.stringify(demoRegion(today).tariff)
    expect(text).not.toMatch(/\{Y|\{first/)
    for (const [date] of text.matchAll(/\d{4}-\d{2}-\d{2}/g)) expect(isPlainDate(date), date).toBe(true)
  })

  it('sells at least forty sorts, and all seven kinds of validity', () => {
    expect(version.sorts.length).toBeGreaterThanOrEqual(40)
    expect(new Set(version.sorts.map(sort => sort.validity.type)).size).toBe(7)
    expect(new Set(version.groups.map(group => group.kind)).size).toBe(3)
    expect(new Set(version.sorts.map(sort => sort.comfortClass)).size).toBe(3)
  })

  it('has every text in German and English', () => {
    for (const [where, text] of textsOf(version)) {
      expect(text.de.trim().length, `${where} de`).toBeGreaterThan(0)
      expect(text.en.trim().length, `${where} en`).toBeGreaterThan(0)
    }
  })

  it.each([0, 1])('refers only to what it holds (version %i)', number => {
    const each = demoRegion('2026-11-21').tariff.versions[number]
    if (!each) throw new Error('The version is missing')
    const groups = new Set(each.groups.map(group => group.name))
    const travellers = new Set(each.travellers.map(traveller => traveller.id))
    const terms = new Set(each.terms.map(term => term.id))
    const sorts = new Set(each.sorts.map(sort => sort.id))
    const levels = new Set(each.levels.map(level => level.id))
    const zones = new Set(each.zones.map(zone => zone.id))
    expect(sorts.size).toBe(each.sorts.length)
    expect(new Set(each.prices.map(price => price.id)).size).toBe(each.prices.length)
    for (const sort of each.sorts)
      expect([groups.has(sort.group), travellers.has(sort.traveller), terms.has(sort.terms)]).not.toContain(false)
    for (const price of each.prices) {
      expect(sorts.has(price.sort)).toBe(true)
      if (price.level !== null) expect(levels.has(price.level)).toBe(true)
    }
    for (const rule of each.levelRules) expect(levels.has(rule.level)).toBe(true)
    for (const code of each.discountCodes) for (const sort of code.sorts ?? []) expect(sorts.has(sort), sort).toBe(true)
    for (const ids of Object.values(each.stopZones)) for (const id of ids) expect(zones.has(id)).toBe(true)
  })

  it('prices every sort: by level where it depends on the relation, once where it does not', () => {
    const kinds = new Map(version.groups.map(group => [group.name, group.kind]))
    for (const sort of version.sorts) {
      const prices = version.prices.filter(price => price.sort === sort.id)
      expect(prices.length, sort.id).toBeGreaterThan(0)
      const byLevel = kinds.get(sort.group) === 'relation'
      expect(
        prices.every(price => (price.level !== null) === byLevel),
        sort.id,
      ).toBe(true)
      if (!byLevel) expect(prices).toHaveLength(1)
    }
  })

  it('costs nothing only where a sort says that it is free', () => {
    const free = new Set(version.sorts.filter(sort => sort.free).map(sort => sort.id))
    expect(free.size).toBeGreaterThan(0)
    for (const price of version.prices) expect(price.cents === 0, price.id).toBe(free.has(price.sort))
  })

  it('charges more for more zones', () => {
    for (const sort of version.sorts) {
      const cents = version.prices
        .filter(price => price.sort === sort.id && /^\d$/.test(price.level ?? ''))
        .sort((a, b) => Number(a.level) - Number(b.level))
        .map(price => price.cents)
      expect(cents).toEqual([...new Set(cents)].sort((a, b) => a - b))
    }
  })

  it('rises by about four per cent, but for what is set elsewhere and what is free', () => {
    const next = demoRegion('2026-11-21').tariff.versions[1]
    const later = new Map(next?.prices.map(price => [price.id, price.cents]))
    for (const { id, cents } of version.prices) {
      if (cents === 0 || id.includes('deutschlandticket')) expect(later.get(id)).toBe(cents)
      else expect(Math.abs((later.get(id) ?? 0) - cents * 1.04), id).toBeLessThanOrEqual(5)
    }
  })

  it('lists each event day once, the next of them ahead', () => {
    for (const { versions } of TODAYS.map(today => demoRegion(today).tariff))
      for (const { validity } of versions.flatMap(each => each.sorts))
        if (validity.type === 'listDate') expect(validity.dates).toEqual([...new Set(validity.dates)].sort())
    const market = version.sorts.find(sort => sort.id === 'event-market')?.validity
    expect(market?.type === 'listDate' && market.dates.filter(date => date > '2026-11-21')).toHaveLength(12)
  })

  it('asks for the name on personal tickets and for a medium on some', () => {
    const monthly = version.sorts.find(sort => sort.id === 'month-adult')
    expect(monthly?.userData).toEqual({ firstname: true, name: true, salutation: false, birthdate: true })
    expect(version.sorts.filter(sort => sort.identificationMediums.length > 0).length).toBeGreaterThan(0)
  })

  it('grants a withdrawal right on discount cards and taxes what is no transport at 19 %', () => {
    const sort = (id: string) => version.sorts.find(each => each.id === id)
    expect(sort('card-adult')?.withdrawalApplies).toBe(true)
    expect(sort('single-adult')?.withdrawalApplies).toBe(false)
    expect(sort('box-day')?.vatPermille).toBe(190)
    expect(sort('single-adult')?.vatPermille).toBe(70)
  })

  it('has codes for a share, for an amount, for one use only, and one that is over', () => {
    const code = (wanted: string) => version.discountCodes.find(each => each.code === wanted)
    expect(code('WILLKOMMEN10')?.kind).toEqual({ permille: 100 })
    expect(code('SOMMER5')?.kind).toEqual({ cents: 500 })
    expect(code('EINMAL')?.maxUses).toBe(1)
    expect((code('FRUEHLING')?.validUntil ?? '') < '2026-01-01').toBe(true)
  })
})

describe('the zones of the demo tariff', () => {
  const { tables } = demoRegion('2026-11-21')
  const neighbours = new Map(version.zones.map(zone => [zone.id, zone.neighbours]))

  it('are at least twelve and know their neighbours from both sides', () => {
    expect(version.zones.length).toBeGreaterThanOrEqual(12)
    for (const zone of version.zones)
      for (const other of zone.neighbours) expect(neighbours.get(other)).toContain(zone.id)
  })

  it('hold every stop, some on a border', () => {
    for (const stop of tables.stops ?? []) {
      const zones = version.stopZones[stop.stop_id ?? ''] ?? []
      expect(zones.length, stop.stop_name).toBeGreaterThan(0)
      expect(zones[0]).toBe(stop.zone_id)
    }
    expect(Object.values(version.stopZones).filter(zones => zones.length === 2).length).toBeGreaterThan(5)
  })

  it('are passed by every line only from neighbour to neighbour', () => {
    const jumps: string[] = []
    let previous: Record<string, string> | undefined
    for (const row of tables.stop_times ?? []) {
      if (previous?.trip_id === row.trip_id) {
        const from = version.stopZones[previous?.stop_id ?? ''] ?? []
        const to = version.stopZones[row.stop_id ?? ''] ?? []
        const touches = from.some(a => to.some(b => a === b || neighbours.get(a)?.includes(b)))
        if (!touches) jumps.push(`${row.trip_id}: ${previous?.stop_id} - ${row.stop_id}`)
      }
      previous = row
    }
    expect(jumps).toEqual([])
  })
})
