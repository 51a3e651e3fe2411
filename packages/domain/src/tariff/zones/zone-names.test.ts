import { expect, it } from 'vitest'
import { aVersion } from '../small-tariff.fixture.ts'
import { zoneNamesOfStop } from './zone-names.ts'

const zones = [
  { id: 'A', name: 'Zone 10', neighbours: [] },
  { id: 'B', name: 'Zone 20', neighbours: [] },
]

it.each([
  ['a1', ['Zone 10']],
  ['ab', ['Zone 10', 'Zone 20']],
  ['x1', ['X']],
  ['elsewhere', []],
])('the zones of stop %s are called %j', (stop, names) => {
  const version = aVersion({ zones, stopZones: { a1: ['A'], ab: ['A', 'B'], x1: ['X'] } })
  expect(zoneNamesOfStop(version, stop)).toEqual(names)
})
