import type { Instant, Tariff } from '@billett/domain'
import type { Timetable } from '@billett/timetable'

/** The region that is sold in, as an import finds it. */
export interface ActiveRegion {
  name: string
  source: string
  tariffSource: string | null
  fingerprint: string
  timetable: Timetable
  tariff: Tariff
}

export interface NewRegion extends ActiveRegion {
  /** What was noted while it was read. */
  report: Record<string, unknown>
  importedOn: Instant
}

/** Where regions are kept. Every process takes over the active one (`RegionStore`). */
export interface RegionImports {
  /** Undefined where there is none that this version of the product can read. */
  active: () => Promise<ActiveRegion | undefined>
  /** Makes it the active one, or changes nothing at all. What is active already is not stored again. */
  store: (region: NewRegion) => Promise<'imported' | 'alreadyActive'>
}
