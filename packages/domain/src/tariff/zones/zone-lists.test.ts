import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVersion } from '../small-tariff.fixture.ts'
import { zonesOfStops } from './trip-zones.ts'
import { viaOptions } from './via-options.ts'
import { zoneListsOf } from './zone-lists.ts'
import { neighboursOf, shortestPath } from './zone-path.ts'

const version = aVersion()
const lists = (origin: string, destination: string, via?: string) => {
  const result = zoneListsOf(version, { origin, destination, ...(via === undefined ? {} : { via }) })
  return result.ok ? result.lists.map(list => list.join('')) : result.reason
}

describe('the zone list of a journey', () => {
  it('is the shortest way through the neighbours', () => {
    expect(lists('a1', 'd1')).toEqual(['ABCD'])
    expect(lists('a1', 'a2')).toEqual(['A'])
  })

  it('has one list for each zone of a stop on the border', () => {
    expect(lists('a1', 'bc')).toEqual(['AB', 'ABC'])
  })

  it('goes by a stop or a zone in between', () => {
    expect(lists('a1', 'd1', 'e1')).toEqual(['ABEBCD'])
    expect(lists('a1', 'd1', 'E')).toEqual(['ABEBCD'])
  })

  it('has one list for each zone of a stop that it goes by', () => {
    expect(lists('a1', 'a2', 'bc')).toEqual(['ABA', 'ABCBA'])
  })

  it('goes by zones where several are named, even if a stop were called like that', () => {
    const odd = aVersion({ stopZones: { a1: ['A'], d1: ['D'], 'B,C': ['E'] } })
    const found = zoneListsOf(odd, { origin: 'a1', destination: 'd1', via: 'B,C' })
    expect(found).toEqual({ ok: true, lists: [['A', 'B', 'C', 'D']] })
  })

  it('takes a whole list of zones, from either end', () => {
    expect(lists('a1', 'd1', 'A,B,E,E2,C,D')).toEqual(['ABEE2CD'])
    expect(lists('a1', 'd1', 'D,C,E2,E,B,A')).toEqual(['ABEE2CD'])
  })

  it('fills the gaps of a list, so that leaving zones out saves nothing', () => {
    expect(lists('a1', 'd1', 'A,D')).toEqual(['ABCD'])
  })

  it('takes no notice of spaces', () => {
    expect(lists('a1', 'd1', ' A , B,E, E2,C ,D ')).toEqual(['ABEE2CD'])
    expect(lists('a1', 'd1', ' e1 ')).toEqual(['ABEBCD'])
    expect(lists('a1', 'd1', '  ')).toEqual(['ABCD'])
  })

  it('has two hundred zones at most', () => {
    const zones = (count: number) => Array.from({ length: count }, () => 'A').join()
    expect(lists('a1', 'a2', zones(200))).toEqual(['A'])
    expect(lists('a1', 'a2', zones(201))).toBe('viaUnknown')
  })

  it('is in the order of ids among lists of one length', () => {
    const borders = aVersion({ stopZones: { here: ['C', 'B'], there: ['C', 'B'] } })
    const found = zoneListsOf(borders, { origin: 'here', destination: 'there' })
    expect(found).toMatchObject({ ok: true, lists: [['B'], ['C'], ['B', 'C'], ['C', 'B']] })
    const three = aVersion({ stopZones: { here: ['B', 'C', 'A'], there: ['B', 'C', 'A'] } })
    const lists = zoneListsOf(three, { origin: 'here', destination: 'there' })
    expect(lists.ok && lists.lists.slice(0, 3)).toEqual([['A'], ['B'], ['C']])
  })

  it('refuses a via that is neither a stop nor zones', () => {
    expect(lists('a1', 'd1', 'nowhere')).toBe('viaUnknown')
    expect(lists('a1', 'd1', 'A,nowhere')).toBe('viaUnknown')
  })

  it('is empty where no way is known', () => {
    expect(lists('a1', 'x1')).toEqual([])
    expect(lists('a1', 'unknown stop')).toEqual([])
  })
})

describe('the way of a relation', () => {
  it('is offered as the shortest one first, then as detours without a short cut', () => {
    expect(viaOptions(version, { origin: 'a1', destination: 'd1' })).toEqual([
      {
        reference: 'A,B,C,D',
        zones: ['A', 'B', 'C', 'D'],
        text: { de: 'über Burg, Chaussee', en: 'via Burg, Chaussee' },
      },
      {
        reference: 'A,B,E,E2,C,D',
        zones: ['A', 'B', 'E', 'E2', 'C', 'D'],
        text: { de: 'über Burg, Eichwald, Eichsee, Chaussee', en: 'via Burg, Eichwald, Eichsee, Chaussee' },
      },
    ])
  })

  it('is not asked for where the price cannot depend on it', () => {
    const flat = aVersion({ levelRules: [] })
    const options = viaOptions(flat, { origin: 'a1', destination: 'd1' })
    expect(options.map(({ text }) => text.en)).toEqual(['any route'])
  })

  it('has a reference that leads to exactly its zones', () => {
    for (const { reference, zones } of viaOptions(version, { origin: 'a1', destination: 'd1' })) {
      expect(zoneListsOf(version, { origin: 'a1', destination: 'd1', via: reference })).toEqual({
        ok: true,
        lists: [zones],
      })
    }
  })
})

describe('the zones a trip touches', () => {
  it('are those of its stops in order, a border stop counting to the zone that is travelled anyway', () => {
    expect(zonesOfStops(version, ['a1', 'b1', 'bc'])).toEqual(['A', 'B'])
    expect(zonesOfStops(version, ['b1', 'bc', 'c1'])).toEqual(['B', 'C'])
    expect(zonesOfStops(version, ['bc'])).toEqual(['B'])
  })

  it.each<[string[], string[]]>([
    [
      ['c1', 'bc', 'b1'],
      ['C', 'B'],
    ],
    [['a1', 'a2'], ['A']],
    [
      ['a1', 'b1', 'a2'],
      ['A', 'B', 'A'],
    ],
    [
      ['a1', 'x1'],
      ['A', 'X'],
    ],
    [['a1', 'nowhere', 'b1'], []],
  ])('%j pass through %j', (stops, zones) => {
    expect(zonesOfStops(version, stops)).toEqual(zones)
  })

  it('are as few as may be where stops lie on borders only, the first by their ids of several', () => {
    const stopZones = {
      bc: ['C', 'B'],
      ce: ['E', 'C'],
      cd: ['D', 'C'],
      d1: ['D'],
      ab: ['B', 'A'],
      a1: ['A'],
      c1: ['C'],
    }
    const borders = aVersion({ stopZones })
    expect(zonesOfStops(borders, ['bc'])).toEqual(['B'])
    expect(zonesOfStops(borders, ['bc', 'ce', 'cd'])).toEqual(['C'])
    expect(zonesOfStops(borders, ['bc', 'ce', 'd1'])).toEqual(['C', 'D'])
    expect(zonesOfStops(borders, ['a1', 'ab', 'bc', 'c1'])).toEqual(['A', 'B', 'C'])
    expect(zonesOfStops(borders, ['c1', 'bc', 'ab'])).toEqual(['C', 'B', 'A'])
    // Both of the stop’s zones are travelled: it stays in the one before as long as it can.
    expect(zonesOfStops(borders, ['d1', 'cd', 'c1', 'cd', 'd1'])).toEqual(['D', 'C', 'D'])
    expect(zonesOfStops(aVersion(), ['c1', 'bc', 'c1', 'b1'])).toEqual(['C', 'B'])
  })

  it('do not go back where stop after stop lies on the border just crossed', () => {
    const row = aVersion({ stopZones: { a1: ['A'], ab: ['A', 'B'], ab2: ['A', 'B'], b1: ['B'] } })
    expect(zonesOfStops(row, ['a1', 'b1', 'ab', 'ab2'])).toEqual(['A', 'B'])
    expect(zonesOfStops(row, ['a1', 'ab', 'ab2', 'b1'])).toEqual(['A', 'B'])
    expect(zonesOfStops(row, ['ab', 'a1', 'b1'])).toEqual(['A', 'B'])
  })

  it('include those passed without a stop', () => {
    expect(zonesOfStops(version, ['a1', 'd1'])).toEqual(['A', 'B', 'C', 'D'])
  })

  it('are unknown where one stop has none', () => {
    expect(zonesOfStops(version, ['a1', 'nowhere', 'd1'])).toEqual([])
  })
})

describe('a shortest path in any net', () => {
  const net = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 30 }).map(borders =>
    aVersion({
      zones: Array.from({ length: 12 }, (_, i) => ({
        id: `${i}`,
        name: `${i}`,
        neighbours: borders.flatMap(([a, b]) => (a === i ? [`${b}`] : b === i ? [`${a}`] : [])),
      })),
    }),
  )

  it('steps from neighbour to neighbour, visits no zone twice and is as short backwards', () => {
    fc.assert(
      fc.property(net, fc.nat(11), fc.nat(11), (version, from, to) => {
        const path = shortestPath(version, `${from}`, `${to}`)
        const back = shortestPath(version, `${to}`, `${from}`)
        expect(back?.length).toBe(path?.length)
        if (!path) return
        expect([path[0], path.at(-1)]).toEqual([`${from}`, `${to}`])
        expect(new Set(path).size).toBe(path.length)
        path.slice(1).forEach((zone, i) => {
          expect(neighboursOf(version, path[i] ?? '')).toContain(zone)
        })
      }),
    )
  })
})
