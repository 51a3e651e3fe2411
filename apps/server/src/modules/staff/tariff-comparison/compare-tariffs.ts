import {
  type PlainDate,
  type ReferenceRelation,
  referenceRelations,
  type SpreadStop,
  spreadStops,
} from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { importedOf, type Region } from '../../../ports/region-store.ts'
import type { Surroundings } from '../../../world.ts'
import { tariffAt, todayIn } from '../../travel/region/index.ts'
import { stopBook } from '../../travel/stops/index.ts'
import { findTariff } from '../../travel/tariff-version/index.ts'
import { type Comparison, compareRegions } from './compare-regions.ts'
import { soldRelations } from './sold-relations.queries.ts'
import { claimComparing, dropOlderComparisons, keepComparison, nextToCompare } from './tariff-comparison.repository.ts'

/** Sales of a quarter say which ways people go. */
const COUNTED_DAYS = 90
const DAY = 24 * 60 * 60 * 1000

/** The places of the timetable, the busiest first, and the zones each lies in. */
function stopsOf(region: Region, today: PlainDate): SpreadStop[] {
  const zones = tariffAt(region, today)?.stopZones ?? {}
  return stopBook(region.timetable).served.map(({ reference }) => ({
    id: reference,
    lies: (zones[reference] ?? []).join(),
  }))
}

/** Holds a tariff against the region that is sold in, on what was sold most and on a spread of the rest of it. */
async function compared(
  db: Statements,
  { before, after, now }: { before: Region; after: Region; now: string },
): Promise<Comparison> {
  const today = todayIn(before, now)
  const since = new Date(Date.parse(now) - COUNTED_DAYS * DAY).toISOString()
  const { find } = stopBook(before.timetable)
  const isServed = ({ origin, destination }: ReferenceRelation) => Boolean(find(origin) && find(destination))
  const sold = (await soldRelations(db, since)).filter(isServed)
  const relations = referenceRelations(sold, spreadStops(stopsOf(before, today)))
  return compareRegions(before, after, { relations, sold: sold.length, today })
}

type Comparing = Pick<Surroundings, 'db' | 'regions' | 'clock' | 'realClock'>

/**
 * Holds one version, that was not yet, against what is sold. In a worker and not in the request of who looks: it takes
 * its time of a large network.
 */
export async function compareTariffs({ db, regions, clock, realClock }: Comparing): Promise<void> {
  if (!regions.loaded()) return
  const before = importedOf(regions.current())
  await db.transaction(async tx => {
    if (!(await claimComparing(tx))) return
    await dropOlderComparisons(tx, before.id)
    const version = await nextToCompare(tx, before.id)
    const stored = version === undefined ? undefined : await findTariff(tx, version)
    if (!stored) return
    const after = regions.withTariff(stored.tariff)
    const { prices, fingerprint } = await compared(tx, { before, after, now: clock() })
    await keepComparison(tx, {
      ...{ version: stored.version, region: before.id, comparedOn: realClock() },
      ...{ prices, fingerprint },
    })
  })
}
