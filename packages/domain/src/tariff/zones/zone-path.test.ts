import { describe, expect, it } from 'vitest'
import { aVersion } from '../small-tariff.fixture.ts'
import { bordersTo, neighboursOf, shortestPath } from './zone-path.ts'

const version = aVersion()
const zone = (id: string, ...neighbours: string[]) => ({ id, name: id, neighbours })

describe('borders between zones', () => {
  it('are counted along the neighbours; a zone nothing leads to is missing', () => {
    const borders = { D: 0, C: 1, B: 2, E2: 2, A: 3, E: 3 }
    expect(Object.fromEntries(bordersTo(version, 'D'))).toEqual(borders)
    expect(Object.fromEntries(bordersTo(version, 'X'))).toEqual({ X: 0 })
    expect(bordersTo(version, 'nowhere').size).toBe(0)
    // Asked again, the same is said.
    expect(Object.fromEntries(bordersTo(version, 'D'))).toEqual(borders)
  })

  it('are crossed in the direction the tariff names', () => {
    const oneWay = aVersion({ zones: [zone('A', 'B'), zone('B', 'C'), zone('C')] })
    expect(shortestPath(oneWay, 'A', 'C')).toEqual(['A', 'B', 'C'])
    expect(shortestPath(oneWay, 'C', 'A')).toBeUndefined()
  })

  it('lead to neighbours by their ids, each once, and to no zone the tariff does not have', () => {
    const odd = aVersion({ zones: [zone('A', 'C', 'B', 'C', 'A', 'ghost'), zone('B'), zone('C')] })
    expect(neighboursOf(odd, 'A')).toEqual(['B', 'C'])
    expect(neighboursOf(odd, 'ghost')).toEqual([])
  })
})

describe('the shortest list of zones', () => {
  it('is the first by its ids of several', () => {
    const both = aVersion({ zones: [zone('A', 'N', 'M'), zone('N', 'Z'), zone('M', 'Z'), zone('Z')] })
    expect(shortestPath(both, 'A', 'Z')).toEqual(['A', 'M', 'Z'])
  })

  it('is the zone itself at its own border, and none where there is no way', () => {
    expect(shortestPath(version, 'A', 'A')).toEqual(['A'])
    expect(shortestPath(version, 'A', 'X')).toBeUndefined()
    expect(shortestPath(version, 'nowhere', 'A')).toBeUndefined()
    expect(shortestPath(version, 'A', 'nowhere')).toBeUndefined()
  })
})
