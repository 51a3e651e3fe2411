import type { Tariff, TariffVersion } from './model.ts'
import { textOfValue } from './text-of-value.ts'

/** What a tariff is made of, as it is counted where two of them are compared. */
export const TARIFF_PARTS = [
  'versions',
  'zones',
  'stopZones',
  'levels',
  'levelRules',
  'travellers',
  'groups',
  'sorts',
  'prices',
  'discountCodes',
  'terms',
  'carriers',
] as const
export type TariffPart = (typeof TARIFF_PARTS)[number]

/** How many entries of a part are only in the later tariff, only in the earlier, or differ. */
export interface TariffDifference {
  part: TariffPart
  added: number
  removed: number
  changed: number
}

type Entries = readonly (readonly [name: string, entry: unknown])[]

const byId = <T extends { id: string }>(entries: readonly T[]): Entries => entries.map(entry => [entry.id, entry])

/** Rules have no names: the first is compared with the first. */
const inOrder = (entries: readonly unknown[]): Entries => entries.map((entry, place) => [String(place), entry])

const ENTRIES: Readonly<Record<Exclude<TariffPart, 'versions'>, (version: TariffVersion) => Entries>> = {
  zones: ({ zones }) => byId(zones),
  stopZones: ({ stopZones }) => Object.entries(stopZones),
  levels: ({ levels }) => byId(levels),
  levelRules: ({ levelRules }) => inOrder(levelRules),
  travellers: ({ travellers }) => byId(travellers),
  groups: ({ groups }) => groups.map(group => [group.name, group]),
  sorts: ({ sorts }) => byId(sorts),
  prices: ({ prices }) => byId(prices),
  discountCodes: ({ discountCodes }) => discountCodes.map(code => [code.code, code]),
  terms: ({ terms }) => byId(terms),
  carriers: ({ carriers = [] }) => byId(carriers),
}

/** Entries of a part in all versions: an entry of one version is another one than that of the next. */
function partOf({ versions }: Tariff, part: TariffPart): Map<string, string> {
  if (part === 'versions') return new Map(versions.map(({ id, validFrom }) => [id, validFrom]))
  const entries = versions.flatMap(version =>
    ENTRIES[part](version).map(([name, entry]) => [JSON.stringify([version.id, name]), textOfValue(entry)] as const),
  )
  return new Map(entries)
}

/** What would change if one tariff took the place of another, part by part; parts that are the same are left out. */
export const compareTariffs = (before: Tariff, after: Tariff): TariffDifference[] =>
  TARIFF_PARTS.map(part => {
    const [old, now] = [partOf(before, part), partOf(after, part)]
    const kept = [...now].filter(([name]) => old.has(name))
    return {
      part,
      added: now.size - kept.length,
      removed: old.size - kept.length,
      changed: kept.filter(([name, text]) => old.get(name) !== text).length,
    }
  }).filter(({ added, removed, changed }) => added + removed + changed > 0)
