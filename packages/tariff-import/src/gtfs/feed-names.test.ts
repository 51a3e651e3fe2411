import type { GtfsTables } from '@billett/timetable'
import { describe, expect, it } from 'vitest'
import { rows, soldBy, wholeFeed } from './whole-feed.fixture.ts'

const IDS = ['x9_17', 'm_month', 'kat_5', 'zz_f']

/** All words of a tariff that a passenger may read. */
const wordsOf = (tables: GtfsTables): string[] => {
  const sold = soldBy(wholeFeed(tables))
  const version = sold.ok ? sold.tariff.versions[0] : undefined
  if (!version) throw new Error('the feed sells nothing')
  return [
    ...version.levels.flatMap(({ name, printText }) => [name, printText]),
    ...version.groups.map(({ title }) => title),
    ...version.sorts.map(({ name }) => name),
    ...version.travellers.map(({ name }) => name),
  ].flatMap(({ de, en }) => [de, en])
}

describe('what a feed has no name for', () => {
  const first = {
    fare_attributes: rows('fare_id,price,currency_type', 'zz_f,2.50,EUR', 'x9_17,4.00,EUR'),
    fare_rules: rows('fare_id,route_id', 'zz_f,1', 'x9_17,7'),
  }
  const second = {
    rider_categories: rows('rider_category_id,rider_category_name', 'kat_5,'),
    fare_products: rows(
      'fare_product_id,fare_product_name,rider_category_id,amount,currency',
      'x9_17,,kat_5,2.50,EUR',
      'm_month,,kat_5,60.00,EUR',
    ),
    fare_leg_rules: rows('leg_group_id,fare_product_id', 'a,x9_17'),
  }

  it.each([
    ['first', first],
    ['second', second],
  ])('is named from what it is and never by an id, in the %s format', (_, tables) => {
    const words = wordsOf(tables)
    expect(words.filter(word => word === '' || IDS.some(id => word.includes(id)))).toEqual([])
  })

  it('is a fare by its price, a pass by how long it is valid', () => {
    expect(wordsOf(first).map(word => word.replaceAll('\u00A0', ' '))).toContain('Fahrpreis 2,50 €')
    expect(wordsOf(second)).toEqual(expect.arrayContaining(['Monatskarte', 'Monthly ticket', 'Passenger']))
  })
})
