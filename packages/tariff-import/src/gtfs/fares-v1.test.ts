import { describe, expect, it } from 'vitest'
import { byLines, feed, fromTo, priceOf } from './feed.fixture.ts'
import { tariffFromGtfs } from './tariff-from-gtfs.ts'

const ATTRIBUTES = 'fare_id,price,currency_type,payment_method,transfers,transfer_duration'
const RULES = 'fare_id,route_id,origin_id,destination_id,contains_id'
const fares = (attributes: string[], rules: string[], more: Record<string, string> = {}) =>
  tariffFromGtfs(
    feed({
      fare_attributes: [ATTRIBUTES, ...attributes].join('\n'),
      fare_rules: [RULES, ...rules].join('\n'),
      ...more,
    }),
  )

describe('fares of the first format', () => {
  it('from zone to zone hold for exactly that pair', () => {
    const { tariff } = fares(['short,2.50,USD,1,,', 'long,3.75,USD,1,,'], ['short,,A,A,', 'long,,A,B,'])
    expect(priceOf(tariff, fromTo('1', '2'))).toBe('known 250')
    expect(priceOf(tariff, fromTo('1', '3'))).toBe('known 375')
    expect(priceOf(tariff, fromTo('3', '1'))).toBe('unknown')
    expect(priceOf(tariff, fromTo('1', '4'))).toBe('unknown')
  })

  it('without rules hold everywhere, and the cheapest counts', () => {
    const { tariff } = fares(['flat,2,USD,0,,', 'local,1.20,USD,0,,'], ['local,,A,A,'])
    expect(priceOf(tariff, fromTo('1', '4'))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '2'))).toBe('known 120')
  })

  it('of some routes need a trip that uses only these', () => {
    const { tariff } = fares(['bus,2.50,USD,0,,', 'tram,3,USD,0,,'], ['bus,1,,,', 'bus,2,,,', 'tram,7,,,'])
    expect(priceOf(tariff, fromTo('1', '4', byLines('1')))).toBe('known 250')
    expect(priceOf(tariff, fromTo('1', '4', byLines('1', '2')))).toBe('known 250')
    expect(priceOf(tariff, fromTo('1', '4', byLines('7')))).toBe('known 300')
    expect(priceOf(tariff, fromTo('1', '4', byLines('1', '7')))).toBe('unknown')
    expect(priceOf(tariff, fromTo('1', '4'))).toBe('from 250')
  })

  it('of a route between zones need both', () => {
    const { tariff } = fares(['x,2.50,USD,0,,'], ['x,7,A,C,'])
    expect(priceOf(tariff, fromTo('1', '4', byLines('7')))).toBe('known 250')
    expect(priceOf(tariff, fromTo('1', '4', byLines('1')))).toBe('unknown')
    expect(priceOf(tariff, fromTo('4', '1', byLines('7')))).toBe('unknown')
  })

  it('say where they hold by the names of zones and lines', () => {
    const { tariff } = fares(['x,2,USD,0,,', 'y,3,USD,0,,', 'z,4,USD,0,,'], ['x,7,A,C,', 'y,,,,B', 'z,,,,'], {
      routes: 'route_id,route_short_name,route_long_name\n1,,Ring\n7,T7,',
    })
    expect(tariff.versions[0]?.levelRules.map(({ reason }) => reason)).toEqual([
      { de: 'Ab Zone A bis Zone Four mit den Linien T7', en: 'From Zone A to Zone Four by the lines T7' },
      { de: 'Durch die Zonen Three', en: 'Through the zones Three' },
      { de: 'Im ganzen Netz', en: 'In the whole network' },
    ])
  })

  it('that contain zones need a trip through all of them and no other', () => {
    const { tariff } = fares(['x,2.50,USD,0,,'], ['x,,,,A', 'x,,,,B'])
    const through = (...zones: string[]) => priceOf(tariff, fromTo('1', '3', { trip: { lines: ['1'], zones } }))
    expect(through('A', 'B')).toBe('known 250')
    expect(through('A')).toBe('unknown')
    expect(through('A', 'B', 'C')).toBe('unknown')
  })

  it('with one end leave the other open', () => {
    const { tariff } = fares(['x,2.50,USD,0,,', 'y,1,USD,0,,'], ['x,,A,,', 'y,,,A,'])
    expect(priceOf(tariff, fromTo('1', '4'))).toBe('known 250')
    expect(priceOf(tariff, fromTo('4', '1'))).toBe('known 100')
    expect(priceOf(tariff, fromTo('3', '4'))).toBe('unknown')
  })

  it('without transfers do not price a trip with a change', () => {
    const { tariff } = fares(['none,2,USD,0,0,', 'once,3,USD,0,1,'], [])
    expect(priceOf(tariff, fromTo('1', '4', byLines('1')))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '4', byLines('1', '2')))).toBe('known 300')
    expect(priceOf(tariff, fromTo('1', '4', byLines('1', '2', '7')))).toBe('unknown')
  })

  it('last as long as a change may take, two hours where that is not said', () => {
    const { tariff } = fares(['x,2,USD,0,,5400', 'y,3,USD,0,,'], [])
    expect(tariff.versions[0]?.sorts.map(({ id, name, validity }) => [id, name.en, validity])).toEqual([
      ['single-90', 'Single ticket (90 minutes)', { type: 'dateTime', minutes: 90 }],
      ['single-120', 'Single ticket (120 minutes)', { type: 'dateTime', minutes: 120 }],
    ])
  })

  it('of 0.00 are free, and only they', () => {
    const { tariff, report } = fares(['x,0.00,USD,0,,', 'y,2,USD,0,,'], ['x,7,,,', 'y,1,,,'])
    expect(tariff.versions[0]?.sorts.map(({ id, free }) => [id, free ?? false])).toEqual([
      ['single-120-free', true],
      ['single-120', false],
    ])
    expect(priceOf(tariff, fromTo('1', '4', byLines('7')))).toBe('known 0')
    expect(report.notes.map(({ kind, count }) => [kind, count])).toEqual([['freeFare', 1]])
  })

  it('belong to the routes of their agency where there are several', () => {
    const { tariff } = fares(['x,2,USD,0,,,other'], [], {
      agency: 'agency_id,agency_name\nmain,Main\nother,Other',
      routes: 'route_id,agency_id\n1,main\n7,other',
      fare_attributes: `${ATTRIBUTES},agency_id\nx,2,USD,0,,,other`,
    })
    expect(priceOf(tariff, fromTo('1', '4', byLines('7')))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '4', byLines('1')))).toBe('unknown')
  })

  it('are counted in the smallest unit of their currency', () => {
    const first = (attributes: string) => fares([attributes], []).tariff
    expect(first('x,210,JPY,0,,')).toMatchObject({ currency: 'JPY', versions: [{ prices: [{ cents: 210 }] }] })
    expect(first('x,1.250,KWD,0,,')).toMatchObject({ currency: 'KWD', versions: [{ prices: [{ cents: 1250 }] }] })
  })

  it('that cannot be understood are left out and told', () => {
    const { tariff, report } = fares(
      ['a,free,USD,0,,', 'b,-1,USD,0,,', 'c,2.505,USD,0,,', 'd,,USD,0,,', 'e,2,CHF,0,,', 'f,2,USD,0,,'],
      ['f,,A,B,', 'f,,A,Z,', 'gone,,A,A,'],
    )
    expect(tariff.versions[0]?.prices).toHaveLength(1)
    expect(report.notes.map(({ kind, count, examples }) => [kind, count, examples])).toEqual([
      ['badPrice', 4, ['a: free', 'b: -1', 'c: 2.505', 'd: ']],
      ['otherCurrency', 1, ['e']],
      ['unknownFare', 1, ['gone']],
      ['unknownZone', 1, ['Z']],
    ])
  })
})

describe('stations and platforms', () => {
  it('share their zones', () => {
    const { tariff } = fares(['x,2.50,USD,0,,'], ['x,,A,B,'], {
      stops:
        'stop_id,stop_name,zone_id,location_type,parent_station\nS,Station,,1,\n1,Platform,A,0,S\n2,Other platform,,0,S\nT,Terminal,B,1,\n3,Gate,,0,T',
    })
    for (const origin of ['S', '1', '2']) {
      for (const destination of ['T', '3']) expect(priceOf(tariff, fromTo(origin, destination))).toBe('known 250')
    }
  })
})

describe('a feed', () => {
  it('without fares sells nothing', () => {
    const { tariff, report } = tariffFromGtfs(feed({}))
    expect(tariff).toMatchObject({ currency: 'EUR', versions: [{ sorts: [], prices: [] }] })
    expect(report.notes.map(({ kind }) => kind)).toEqual(['noFares'])
    expect(priceOf(tariff, fromTo('1', '2'))).toBe('unknown')
  })

  it('prices from its first day on, or from a day that is given', () => {
    const tables = feed({ fare_attributes: `${ATTRIBUTES}\nx,2,USD,0,,` })
    expect(tariffFromGtfs(tables).tariff.versions[0]?.validFrom).toBe('2026-01-01')
    expect(tariffFromGtfs(tables, { validFrom: '2027-01-01' }).tariff.versions[0]?.validFrom).toBe('2027-01-01')
    expect(tariffFromGtfs({ ...tables, feed_info: [] }).tariff.versions[0]?.validFrom).toBe('2000-01-01')
  })

  it('knows neighbouring zones from its trips, in the order of the stops', () => {
    const { tariff } = fares(['x,2,USD,0,,'], [])
    expect(tariff.versions[0]?.zones).toEqual([
      { id: 'A', name: 'A', neighbours: ['B', 'C'] },
      { id: 'B', name: 'Three', neighbours: ['A', 'C'] },
      { id: 'C', name: 'Four', neighbours: ['A', 'B'] },
    ])
  })

  it('cannot put markup into the terms', () => {
    expect(fares([], []).tariff.versions[0]?.terms[0]?.text.en).toContain('Main &amp; Sons')
  })
})
