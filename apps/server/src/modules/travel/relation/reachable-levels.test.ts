import type { LevelRule, TariffVersion } from '@billett/domain'
import { aRule } from '@billett/domain/testing'
import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { SMALL_TARIFF } from '../../../testing/region/small-tariff.ts'
import { resolveRelation } from './resolve-relation.ts'

/** The levels from a stop to a stop without a trip, those that depend on it with a question mark. */
function levelsBetween(origin: string, destination: string, ...levelRules: LevelRule[]): string[] | string {
  const [small] = SMALL_TARIFF.versions
  if (!small) throw new Error('the small tariff has a version')
  const version: TariffVersion = { ...small, levelRules }
  const region = smallRegion({ tariff: { ...SMALL_TARIFF, versions: [version] } })
  const resolution = resolveRelation(region, version, { origin, destination, via: '' })
  if (!resolution.ok) return resolution.reason
  const { levels } = resolution.relation
  return levels.ok ? levels.proposals.map(({ level, certain }) => (certain ? level : `${level}?`)) : levels.reason
}

describe('a level that depends on the lines, without a trip', () => {
  it('is proposed where these lines go there', () => {
    expect(levelsBetween('a', 'd', aRule('1', { kind: 'line', lines: ['1'] }))).toEqual(['1?'])
    expect(levelsBetween('a', 'x', aRule('1', { kind: 'line', lines: ['1', '2'] }))).toEqual(['1?'])
  })

  it('is not proposed where they stop too, but lead elsewhere', () => {
    expect(levelsBetween('hbf', 'd', aRule('1', { kind: 'line', lines: ['2'] }))).toBe('noRule')
    expect(levelsBetween('a', 'x', aRule('1', { kind: 'line', lines: ['1'] }))).toBe('noRule')
    expect(
      levelsBetween('hbf', 'd', aRule('1', { kind: 'line', lines: ['2'] }), aRule('2', { kind: 'everywhere' })),
    ).toEqual(['2'])
  })

  it('is not proposed where every trip is of a level that comes first', () => {
    const rules = [aRule('1', { kind: 'everywhere' }), { ...aRule('2', { kind: 'line', lines: ['1'] }), priority: 1 }]
    expect(levelsBetween('a', 'd', ...rules)).toEqual(['2?'])
    expect(levelsBetween('hbf', 'x', ...rules)).toEqual(['1?'])
  })

  it('counts the zones of such a trip', () => {
    expect(levelsBetween('a', 'd', aRule('1', { kind: 'contains', zones: ['A', 'B', 'C', 'D'] }))).toEqual(['1?'])
    expect(levelsBetween('a', 'd', aRule('1', { kind: 'contains', zones: ['A', 'D'] }))).toBe('noRule')
  })
})
