import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTariffs, type TariffPart } from './compare-tariffs.ts'
import type { TariffVersion } from './model.ts'
import { aTariff, aVersion } from './small-tariff.fixture.ts'

const version = aVersion()
const tariff = aTariff(version)
const withVersion = (more: Partial<TariffVersion>) => aTariff({ ...version, ...more })

describe('two tariffs', () => {
  it('that are the same differ in nothing, in whatever order their fields stand', () => {
    const turned = JSON.parse(JSON.stringify(tariff), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    expect(compareTariffs(tariff, turned)).toEqual([])
  })

  it.each<[TariffPart, string, Partial<TariffVersion>, [number, number, number]]>([
    [
      'prices',
      'dearer',
      { prices: version.prices.map((row, i) => (i === 0 ? { ...row, cents: row.cents + 10 } : row)) },
      [0, 0, 1],
    ],
    ['sorts', 'without its first', { sorts: version.sorts.slice(1) }, [0, 1, 0]],
    ['zones', 'with one more', { zones: [...version.zones, { id: 'N', name: 'Neu', neighbours: [] }] }, [1, 0, 0]],
    ['stopZones', 'elsewhere', { stopZones: { ...version.stopZones, a1: ['B'] } }, [0, 0, 1]],
  ])('%s %s', (part, _, more, [added, removed, changed]) => {
    expect(compareTariffs(tariff, withVersion(more))).toEqual([{ part, added, removed, changed }])
  })

  it('of other versions share nothing', () => {
    const later = { ...tariff, versions: tariff.versions.map(one => ({ ...one, id: `${one.id}x` })) }
    for (const { added, removed, changed } of compareTariffs(tariff, later)) {
      expect(added).toBe(removed)
      expect(changed).toBe(0)
    }
  })

  it('compared the other way round, what was added is removed', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 })
    const priced = (all: number[]) =>
      withVersion({ prices: all.map((one, i) => ({ id: `p${i}`, sort: 's', level: null, cents: one })) })
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const turned = compareTariffs(priced(other), priced(one))
        expect(compareTariffs(priced(one), priced(other))).toEqual(
          turned.map(({ added, removed, ...rest }) => ({ ...rest, added: removed, removed: added })),
        )
      }),
    )
  })
})
