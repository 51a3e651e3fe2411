import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../testing/region/small-region.ts'
import { withStationZones } from './with-station-zones.ts'

const { tariff, timetable } = smallRegion()
const naming = (stopZones: Record<string, string[]>) => ({
  ...tariff,
  versions: tariff.versions.slice(0, 1).map(version => ({ ...version, stopZones })),
})
const zonesOf = (stopZones: Record<string, string[]>) =>
  withStationZones(naming(stopZones), timetable).versions[0]?.stopZones

describe('zones of stations', () => {
  it('are those of the platforms where only they are named', () => {
    expect(zonesOf({ hbf1: ['B'], hbf2: ['C'] })).toEqual({ hbf1: ['B'], hbf2: ['C'], hbf: ['B', 'C'] })
  })

  it('count for the platforms where only the station is named', () => {
    expect(zonesOf({ hbf: ['B'] })).toEqual({ hbf: ['B'], hbf1: ['B'], hbf2: ['B'] })
  })

  it('stay as they are where all are named', () => {
    const named = { hbf: ['B', 'C'], hbf1: ['B'], hbf2: ['C'] }
    expect(zonesOf(named)).toEqual(named)
  })
})
