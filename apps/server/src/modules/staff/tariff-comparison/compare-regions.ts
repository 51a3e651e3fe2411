import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import {
  type ArticleSummary,
  addChanges,
  articlePrices,
  articlesOn,
  type Cents,
  type ComparedPlace,
  type ComparedPrices,
  changedPrices,
  daysToCompare,
  type PlainDate,
  type Proposals,
  type ReferenceRelation,
  type Sort,
  type TariffVersion,
  totalChanges,
  versionAt,
} from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { resolveRelation } from '../../travel/relation/index.ts'
import { stopBook } from '../../travel/stops/index.ts'

/** What a region sells on a day. */
interface Shelf {
  region: Region
  version: TariffVersion | undefined
  articles: readonly Sort[]
}

const shelfOf = (region: Region, day: PlainDate): Shelf => {
  const version = versionAt(region.tariff, day)
  return { region, version, articles: version ? articlesOn(version, day) : [] }
}

const UNSOLD: Proposals = { ok: false, reason: 'noRule' }

function pricesOn({ region, version, articles }: Shelf, relation?: ReferenceRelation): Map<string, Cents> {
  if (!version) return new Map()
  if (!relation) return articlePrices(version, articles)
  const resolution = resolveRelation(region, version, relation)
  return articlePrices(version, articles, resolution.ok ? resolution.relation.levels : UNSOLD)
}

function placeOf({ timetable }: Region, relation: ReferenceRelation | undefined): ComparedPlace {
  if (!relation) return null
  const nameOf = (id: string) => stopBook(timetable).find(id)?.text ?? id
  return { from: nameOf(relation.origin), to: nameOf(relation.destination) }
}

export interface Comparison {
  prices: ComparedPrices
  fingerprint: string
}

/**
 * Holds every price of a tariff against what is sold, on each day from which one of them says something else: on the
 * relations that are given, and once of what costs the same anywhere. Between two relations others have their turn.
 */
export async function compareRegions(
  before: Region,
  after: Region,
  { relations, sold, today }: { relations: readonly ReferenceRelation[]; sold: number; today: PlainDate },
): Promise<Comparison> {
  const hash = createHash('sha256')
  let compared = 0
  const days: ComparedPrices['days'] = []
  for (const day of daysToCompare(before.tariff, after.tariff, today)) {
    const [was, willBe] = [shelfOf(before, day), shelfOf(after, day)]
    const articles = new Map<string, ArticleSummary<ComparedPlace>>()
    for (const relation of [undefined, ...relations]) {
      await breath()
      const [old, now] = [pricesOn(was, relation), pricesOn(willBe, relation)]
      compared += new Set([...old.keys(), ...now.keys()]).size
      const changes = changedPrices(old, now)
      if (changes.length === 0) continue
      hash.update(JSON.stringify([day, relation ?? null, changes]))
      addChanges(articles, placeOf(before, relation), changes)
    }
    if (articles.size > 0) days.push({ day, articles: [...articles.values()] })
  }
  const total = totalChanges(days.flatMap(({ articles }) => articles))
  return { prices: { ...total, relations: relations.length, sold, compared, days }, fingerprint: hash.digest('hex') }
}
