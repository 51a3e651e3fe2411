import type { Instant, Tariff } from '@billett/domain'
import { decodeTimetable } from '@billett/timetable'
import { eq } from 'drizzle-orm'
import { refuse } from '../../call/refused.ts'
import type { Database } from '../../db/database.ts'
import { region as regions } from '../../db/schema/index.ts'
import type { Region, RegionStore } from '../../ports/region-store.ts'
import { withStationZones } from './with-station-zones.ts'

interface StoredRegion {
  id: number
  name: string
  source: string
  tariffSource: string | null
  importedOn: Instant
  timetable: Uint8Array
  tariff: Tariff
}

/** Brings a stored region into memory; undefined where another version of the product wrote its timetable. */
function readRegion({ timetable: bytes, tariff, ...row }: StoredRegion): Region | undefined {
  const decoded = decodeTimetable(bytes)
  if (!decoded.ok) return undefined
  const { timetable } = decoded
  return { ...row, timeZone: timetable.timeZone, timetable, tariff: withStationZones(tariff, timetable) }
}

/**
 * The active region of the database, kept in memory. Every process has one and looks for a newer import now and then.
 * `onUnreadable` is told once of one that another version of the product wrote.
 */
export function regionStore(db: Database, onUnreadable: (regionId: number) => void): RegionStore {
  let current: Region | undefined
  let unreadable: number | undefined
  let running: Promise<{ changed: boolean }> | undefined

  async function look(): Promise<{ changed: boolean }> {
    const [active] = await db.select({ id: regions.id }).from(regions).where(eq(regions.active, true))
    if (!active || active.id === current?.id || active.id === unreadable) return { changed: false }
    const [row] = await db.select().from(regions).where(eq(regions.id, active.id))
    const region = row && readRegion(row)
    // What cannot be read is as good as nothing: the region in memory stays, and this one is not fetched again.
    if (!region) {
      unreadable = active.id
      onUnreadable(active.id)
      return { changed: false }
    }
    current = region
    return { changed: true }
  }

  const held = (): Region => current ?? refuse('maintenance')

  return {
    current: held,
    loaded: () => current !== undefined,
    withTariff: tariff => ({ ...held(), tariff: withStationZones(tariff, held().timetable) }),
    refresh: () => {
      running ??= look().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
