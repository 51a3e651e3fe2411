import { describe, expect, it } from 'vitest'
import type { TariffVersion } from '../model.ts'
import { aRule, aVersion } from '../small-tariff.fixture.ts'
import { viaOptions } from './via-options.ts'

const zone = (id: string, ...neighbours: string[]) => ({ id, name: id, neighbours })
const between = (version: TariffVersion, origin = 'from', destination = 'to') =>
  viaOptions(version, { origin, destination }).map(({ reference }) => reference)
const stopZones = { from: ['A'], to: ['Z'] }

describe('the ways that are offered', () => {
  it('name what lies between, and say that nothing does', () => {
    const texts = (destination: string) =>
      viaOptions(aVersion(), { origin: 'a1', destination }).map(({ text }) => [text.de, text.en])
    expect(texts('b1')).toEqual([['direkt', 'direct']])
    expect(texts('c1')[0]).toEqual(['über Burg', 'via Burg'])
  })

  it('are six at most', () => {
    const middles = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8']
    const zones = [zone('A', ...middles), ...middles.map(id => zone(id, 'Z')), zone('Z')]
    expect(between(aVersion({ zones, stopZones }))).toEqual(middles.slice(0, 6).map(id => `A,${id},Z`))
  })

  it('are six at most, however long they are', () => {
    const short = ['M1', 'M2', 'M3', 'M4']
    const long = ['N1', 'N2', 'N3', 'N4']
    const zones = [
      zone('A', ...short, ...long),
      ...short.map(id => zone(id, 'Z')),
      ...long.flatMap(id => [zone(id, `${id}b`), zone(`${id}b`, 'Z')]),
      zone('Z'),
    ]
    const ways = [...short.map(id => `A,${id},Z`), ...['N1', 'N2'].map(id => `A,${id},${id}b,Z`)]
    expect(between(aVersion({ zones, stopZones }))).toEqual(ways)
  })

  it('are longer than the shortest by two zones at most', () => {
    const zones = [
      zone('A', 'B', 'C', 'D'),
      zone('B', 'Z'),
      zone('C', 'C2'),
      zone('C2', 'C3'),
      zone('C3', 'Z'),
      zone('D', 'D2'),
      zone('D2', 'D3'),
      zone('D3', 'D4'),
      zone('D4', 'Z'),
      zone('Z'),
    ]
    expect(between(aVersion({ zones, stopZones }))).toEqual(['A,B,Z', 'A,C,C2,C3,Z'])
  })

  it('leave out a zone that could be left out', () => {
    const zones = [zone('A', 'B', 'C'), zone('B', 'C', 'Z'), zone('C', 'B', 'Z'), zone('Z')]
    expect(between(aVersion({ zones, stopZones }))).toEqual(['A,B,Z', 'A,C,Z'])
  })

  it('are none where a stop has no zone, or no way leads there', () => {
    expect(between(aVersion(), 'a1', 'nowhere')).toEqual([])
    expect(between(aVersion(), 'nowhere', 'a1')).toEqual([])
    expect(between(aVersion(), 'a1', 'x1')).toEqual([])
  })

  it.each<[string, Parameters<typeof aRule>[1], number]>([
    ['the number of zones', { kind: 'zoneCount', min: 1, max: 9 }, 2],
    ['the zones that are touched', { kind: 'contains', zones: ['A', 'E'] }, 2],
    ['both ends only', { kind: 'pair', from: 'A', to: 'D' }, 1],
  ])('matter where a rule asks for %s', (_, rule, options) => {
    expect(between(aVersion({ levelRules: [aRule('1', rule)] }), 'a1', 'd1')).toHaveLength(options)
  })
})
