import { fixedPriceOffers, versionAt } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { checkTariff } from '../../check/check-tariff.ts'
import { byLines, feed, fromTo, priceOf } from '../feed.fixture.ts'
import { tariffFromGtfs } from '../tariff-from-gtfs.ts'

const PRODUCTS = 'fare_product_id,fare_product_name,rider_category_id,fare_media_id,amount,currency'
const tariffOf = (products: string[], legs: string[], more: Record<string, string> = {}) =>
  tariffFromGtfs(
    feed({
      areas: 'area_id,area_name\nin,Inner\nout,Outer',
      stop_areas: 'area_id,stop_id\nin,1\nin,2\nout,2\nout,3',
      fare_products: [PRODUCTS, ...products].join('\n'),
      fare_leg_rules: legs.join('\n'),
      ...more,
    }),
  )

describe('fares of the second format', () => {
  const legs = ['leg_group_id,fare_product_id,from_area_id,to_area_id', 'a,local,in,in', 'b,far,in,out', 'c,far,out,in']

  it('hold from area to area, a stop in two areas taking the cheaper', () => {
    const { tariff } = tariffOf(['local,Local,,,2.00,PLN', 'far,Far,,,5.00,PLN'], legs)
    expect(priceOf(tariff, fromTo('1', '1'))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '3'))).toBe('known 500')
    expect(priceOf(tariff, fromTo('1', '2'))).toBe('known 200')
    expect(priceOf(tariff, fromTo('3', '3'))).toBe('unknown')
    expect(priceOf(tariff, fromTo('1', '4'))).toBe('unknown')
  })

  it('make a tariff that passes the check', () => {
    const { tariff } = tariffOf(['local,Local,,,2.00,PLN', 'far,Far,,,0.00,PLN', 'pass,Monthly,,,90.00,PLN'], legs)
    expect(checkTariff(tariff)).toEqual([])
  })

  it('cover one ride, unless changing is free', () => {
    const products = ['local,Local,,,2.00,PLN', 'far,Far,,,5.00,PLN']
    const trip = fromTo('1', '3', byLines('1', '2'))
    expect(priceOf(tariffOf(products, legs).tariff, trip)).toBe('unknown')
    const { tariff } = tariffOf(products, legs, {
      fare_transfer_rules:
        'from_leg_group_id,to_leg_group_id,transfer_count,duration_limit,fare_transfer_type,fare_product_id\nb,b,1,3600,0,',
    })
    expect(priceOf(tariff, trip)).toBe('known 500')
    expect(priceOf(tariff, fromTo('1', '3', byLines('1', '2', '7')))).toBe('unknown')
    expect(tariff.versions[0]?.sorts.map(({ validity }) => validity)).toContainEqual({ type: 'dateTime', minutes: 60 })
  })

  it('are sold by rider category', () => {
    const { tariff } = tariffOf(
      ['local,Local,adult,,2.00,PLN', 'local,Local,child,,1.00,PLN', 'far,Far,adult,,5.00,PLN'],
      legs,
      { rider_categories: 'rider_category_id,rider_category_name\nadult,Adult\nchild,Child' },
    )
    expect(tariff.versions[0]?.travellers.map(({ name }) => name.en)).toEqual(['Adult', 'Child'])
    expect(tariff.versions[0]?.sorts.map(({ id, traveller }) => [id, traveller])).toEqual([
      ['singleTicket-adult', 'adult'],
      ['singleTicket-child', 'child'],
    ])
  })

  it('are one sort per medium only where the media differ in price', () => {
    const media = { fare_media: 'fare_media_id,fare_media_name\ncash,Cash\napp,App' }
    const sorts = (...products: string[]) =>
      tariffOf(products, legs, media).tariff.versions[0]?.sorts.map(({ name }) => name.en)
    expect(sorts('local,Local,,cash,2.00,PLN', 'local,Local,,app,2.00,PLN')).toEqual(['Local'])
    expect(sorts('local,Local,,cash,2.00,PLN', 'local,Local,,app,1.80,PLN')).toEqual(['Local (Cash)', 'Local (App)'])
  })

  it('keep products apart that are offered for the same journey', () => {
    const { tariff } = tariffOf(
      ['local,Local ride,,,2.00,PLN', 'far,Far ride,,,5.00,PLN', 'day,Day pass,,,8.00,PLN'],
      [...legs, 'a,day,in,in'],
    )
    expect(tariff.versions[0]?.groups.map(({ name, title }) => [name, title.en])).toEqual([
      ['singleTicket', 'Single ticket'],
      ['day', 'Day pass'],
    ])
    expect(tariff.versions[0]?.sorts.find(({ group }) => group === 'day')?.validity).toEqual({ type: 'date', days: 1 })
  })

  it('sell products that no leg rule names at a fixed price', () => {
    const { tariff, report } = tariffOf(
      ['local,Local,,,2.00,PLN', 'pass,Monthly pass (adult),a,,140.00,PLN', 'pass,Monthly pass (child),c,,0.00,PLN'],
      legs,
    )
    const version = versionAt(tariff, '2026-11-21')
    const offers = version ? fixedPriceOffers(version, { date: '2026-11-21', today: '2026-11-21', serviceArea: 2 }) : []
    expect(offers.map(({ group }) => [group.name, group.title.en])).toEqual([['pass', 'Monthly pass']])
    expect(
      offers[0]?.sorts.map(({ sort, quote }) => [
        sort.name.en,
        sort.validity.type,
        quote.state === 'known' && quote.cents,
      ]),
    ).toEqual([
      ['Monthly pass (adult)', 'month', 14000],
      ['Monthly pass (child)', 'month', 0],
    ])
    expect(report.notes.map(({ kind }) => kind)).toContain('guessedValidity')
  })

  it('read an empty area as all that no rule names', () => {
    const { tariff } = tariffOf(
      ['local,Local,,,2.00,PLN', 'far,Far,,,5.00,PLN'],
      ['leg_group_id,fare_product_id,from_area_id,to_area_id', 'a,local,in,in', 'b,far,,in'],
    )
    expect(priceOf(tariff, fromTo('3', '1'))).toBe('known 500')
    expect(priceOf(tariff, fromTo('4', '1'))).toBe('known 500')
    expect(priceOf(tariff, fromTo('1', '1'))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '4'))).toBe('unknown')
    const [version] = tariff.versions
    expect(version?.zones.map(({ name }) => name).sort()).toEqual(['Inner', 'Outer', 'ohne Namen / unnamed'])
    expect(JSON.stringify(version?.levelRules.map(rule => 'reason' in rule && rule.reason))).not.toContain('no-area')
  })

  it('read an empty area as any, and the higher priority first, where the feed has priorities', () => {
    const { tariff } = tariffOf(
      ['local,Local,,,2.00,PLN', 'night,Night,,,9.00,PLN'],
      ['fare_product_id,from_area_id,to_area_id,network_id,rule_priority', 'local,,,,', 'night,,,late,1'],
      { routes: 'route_id,network_id\n1,\n7,late' },
    )
    expect(priceOf(tariff, fromTo('1', '4', byLines('1')))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '4', byLines('7')))).toBe('known 900')
  })

  it('of a network need its lines, an empty network being the lines of no named one', () => {
    const { tariff } = tariffOf(
      ['bus,Bus,,,2.00,PLN', 'rail,Rail,,,3.00,PLN'],
      ['fare_product_id,network_id', 'bus,', 'rail,r'],
      { route_networks: 'network_id,route_id\nr,7' },
    )
    expect(priceOf(tariff, fromTo('1', '4', byLines('1')))).toBe('known 200')
    expect(priceOf(tariff, fromTo('1', '4', byLines('7')))).toBe('known 300')
  })

  it('for a time of the day are left out, so that the price is unknown and not wrong', () => {
    const { tariff, report } = tariffOf(
      ['local,Local,,,2.00,PLN'],
      ['leg_group_id,fare_product_id,from_area_id,to_area_id,from_timeframe_group_id', 'peak,local,in,in,morning'],
    )
    expect(priceOf(tariff, fromTo('1', '1'))).toBe('unknown')
    expect(report.notes.map(({ kind, examples }) => [kind, examples])).toContainEqual(['timeOfDay', ['peak']])
  })

  it('tell transfers that cost something of their own', () => {
    const { report } = tariffOf(['local,Local,,,2.00,PLN', 'far,Far,,,5.00,PLN'], legs, {
      fare_transfer_rules:
        'from_leg_group_id,to_leg_group_id,transfer_count,fare_transfer_type,fare_product_id\na,b,,0,local',
    })
    expect(report.notes.map(({ kind }) => kind)).toContain('transferRule')
  })
})
