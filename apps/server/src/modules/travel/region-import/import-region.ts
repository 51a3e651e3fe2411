import { createHash } from 'node:crypto'
import { businessDateOf, daysBetween, type Instant, type PlainDate } from '@billett/domain'
import { encodeTimetable } from '@billett/timetable'
import type { ActiveRegion, RegionImports } from '../../../ports/region-imports.ts'
import { DEMO_SOURCE, readDemoRegion } from './read-demo-region.ts'
import { type Progress, readFeedRegion } from './read-feed-region.ts'
import { readTariffRegion } from './read-tariff-region.ts'
import { type Reading, type RegionParts, refusal } from './region-parts.ts'
import type { Remark } from './remark.ts'

/**
 * What is imported. A file is read only where it is wanted; undefined where it cannot be. `file` is what who imports
 * calls it, `name` what is remembered of it.
 */
export type ImportSource =
  | { kind: 'demo' }
  | { kind: 'feed' | 'workbook' | 'json'; name: string; file: string; read: () => Promise<Uint8Array | undefined> }

export interface ImportWish {
  source: ImportSource
  /** Only where no region is active yet, or a demo's days end. */
  ifEmpty: boolean
  now: Instant
}

export interface ImportListener {
  progress: (progress: Progress | { step: 'storing' }) => void
  /** What was read can be used and is going to be stored. */
  taken: (parts: RegionParts) => void
}

export type ImportOutcome =
  | { state: 'kept' | 'imported' | 'alreadyActive'; name: string }
  | { state: 'notUsable'; name: string; remarks: readonly Remark[] }

/** Days a demo timetable has to go on; presale reaches 90 days, and a shop may run on for weeks without a restart. */
const DEMO_RUNS_OUT = 60

/** The demo region's days end some day; a shop that shows it is given new ones. */
const needsNewDays = (active: ActiveRegion, today: PlainDate): boolean =>
  active.source === DEMO_SOURCE && daysBetween(today, active.timetable.validity.until) < DEMO_RUNS_OUT

/** Reads a source and makes it the region of the shop. Whatever goes wrong, what was active stays active. */
export async function importRegion(
  imports: RegionImports,
  { source, ifEmpty, now }: ImportWish,
  listener: ImportListener,
): Promise<ImportOutcome> {
  const today = businessDateOf(now)
  const active = await imports.active()
  if (ifEmpty && active && !needsNewDays(active, today)) return { state: 'kept', name: active.name }
  const wanted: ImportSource = ifEmpty && active ? { kind: 'demo' } : source
  const reading = await read(wanted, active, today, listener)
  if (!reading.ok) {
    const name = wanted.kind === 'demo' ? DEMO_SOURCE : wanted.name
    return { state: 'notUsable', name, remarks: reading.remarks }
  }
  listener.taken(reading.parts)
  listener.progress({ step: 'storing' })
  return { state: await store(imports, reading.parts, now), name: reading.parts.name }
}

async function read(
  source: ImportSource,
  active: ActiveRegion | undefined,
  today: PlainDate,
  { progress }: ImportListener,
): Promise<Reading> {
  if (source.kind === 'demo') {
    const keepsTariff = active && active.tariffSource !== null && needsNewDays(active, today)
    return readDemoRegion(today, keepsTariff ? active : undefined)
  }
  const { kind, name } = source
  const bytes = await source.read()
  if (!bytes) return refusal({ code: 'noFile', file: source.file })
  return kind === 'feed' ? readFeedRegion({ name, bytes }, progress) : readTariffRegion({ kind, name, bytes }, active)
}

const fingerprintOf = ({ timetable, tariff }: RegionParts): string =>
  createHash('sha256').update(encodeTimetable(timetable)).update(JSON.stringify(tariff)).digest('hex')

const store = (imports: RegionImports, parts: RegionParts, importedOn: Instant) => {
  const { name, source, tariffSource, timetable, tariff, remarks } = parts
  const fingerprint = fingerprintOf(parts)
  return imports.store({ name, source, tariffSource, timetable, tariff, report: { remarks }, fingerprint, importedOn })
}
