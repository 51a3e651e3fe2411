import { describe, expect, it } from 'vitest'
import { Refused } from '../../../call/refused.ts'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { searchNearbyStops, searchStops } from './search-stops.ts'
import { regionOfStops } from './stops.fixture.ts'

const region = smallRegion()
const date = '2026-11-23'
const references = (found: { reference: string }[]): string[] => found.map(({ reference }) => reference)

describe('searching stops', () => {
  it.each(['hauptbahnhof', 'Hbf', 'hauptbanhof', 'HAUPTB'])('finds the main station by "%s"', search => {
    expect(references(searchStops(region, { date, search }))[0]).toBe('hbf')
  })

  it.each(['Chausseestr.', 'chaussestrasse', 'Chausseestraße'])('reads %s as the street', search => {
    expect(references(searchStops(region, { date, search }))[0]).toBe('c')
  })

  it('offers stations once, not their platforms, with their zones', () => {
    expect(searchStops(region, { date, search: 'Hauptbahnhof' })).toEqual([
      { text: 'Hauptbahnhof', reference: 'hbf', zones: ['B'], latitude: 50.05, longitude: 8 },
    ])
  })

  it('offers the busiest stops as long as nothing is typed', () => {
    expect(references(searchStops(region, { date, pageSize: 1 }))).toEqual(['hbf'])
  })

  it('leaves out where the journey begins, and still fills the list', () => {
    expect(references(searchStops(region, { date, origin: 'hbf2', pageSize: 2 }))).toHaveLength(2)
    expect(references(searchStops(region, { date, origin: 'hbf2', search: 'Hauptbahnhof' }))).toEqual([])
  })

  it('refuses an origin nobody gave out', () => {
    expect(() => searchStops(region, { date, origin: 'nowhere' })).toThrow(Refused)
  })
})

describe('stops around a position', () => {
  it('come nearest first, within the radius', () => {
    const near = searchNearbyStops(region, date, { latitude: 50.04, longitude: 8, radius: 5000 })
    expect(references(near)).toEqual(['hbf', 'a'])
    expect(near[0]?.distance).toBeGreaterThan(1000)
  })

  it('can be asked for by means of transport', () => {
    const trams = searchNearbyStops(region, date, {
      latitude: 50,
      longitude: 8,
      radius: 50_000,
      productClasses: ['tram'],
    })
    expect(references(trams)).toEqual(['hbf', 'x'])
  })
})

describe('names that fit equally well', () => {
  const town = regionOfStops([
    { name: 'Lindwurm, ZOB', departures: 40 },
    { name: 'Lindwurm Hauptbahnhof', departures: 12, mode: 'rail' },
    { name: 'Lindwurm, Markt', departures: 30 },
  ])

  it('bring the main station first: a train weighs more than a bus', () => {
    expect(references(searchStops(town, { date, search: 'Lindw' }))).toEqual([
      'Lindwurm Hauptbahnhof',
      'Lindwurm, ZOB',
      'Lindwurm, Markt',
    ])
  })
})
