import { describe, expect, it } from 'vitest'
import { searchLocations } from './search-locations.ts'
import { regionOfStops } from './stops.fixture.ts'

const region = regionOfStops([
  { name: 'Rothenfurt, Markt', latitude: 50.1, departures: 10 },
  { name: 'Rothenfurt Bahnhof', latitude: 50.3, departures: 10, mode: 'rail' },
  { name: 'Rothenfurther Mühle', latitude: 51, departures: 5 },
  { name: 'Neudorf, Kirche', latitude: 52, departures: 5 },
])
const names = (typed: string): string[] => searchLocations(region, typed).map(({ name }) => name)

describe('searching places', () => {
  it('finds a town before its stops, in the middle of them', () => {
    const [town] = searchLocations(region, 'Rothenfurt')
    expect(town).toMatchObject({ name: 'Rothenfurt', latitude: expect.closeTo(50.2) })
    expect(names('Rothenfurt').slice(1, 3).toSorted()).toEqual(['Rothenfurt Bahnhof', 'Rothenfurt, Markt'])
  })

  it('does not take a word that only begins like a town for one of its stops', () => {
    expect(searchLocations(region, 'Rothenfurt')[0]?.latitude).not.toBeGreaterThan(50.3)
    expect(names('Rothenfurther')).toContain('Rothenfurther Mühle')
  })

  it('knows no town of a single stop', () => {
    expect(names('Neudorf')).toEqual(['Neudorf, Kirche'])
  })
})
