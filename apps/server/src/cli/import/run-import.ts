import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { businessDateOf, daysBetween, type Instant, type Language, type PlainDate } from '@billett/domain'
import { encodeTimetable } from '@billett/timetable'
import { type ActiveRegion, activeRegion } from '../../adapters/region-store/active-region.ts'
import { importRegion } from '../../adapters/region-store/import-region.ts'
import type { DatabaseHandle } from '../../db/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { databaseTrouble } from './database-trouble.ts'
import type { ImportArguments, Source } from './import-arguments.ts'
import { remarkLines, reportLines } from './import-report.ts'
import { IMPORT_WORDS } from './import-words.ts'
import type { ProgressBar } from './progress-bar.ts'
import { DEMO_SOURCE, readDemoRegion } from './read-demo-region.ts'
import { readFeedRegion } from './read-feed-region.ts'
import { readTariffRegion } from './read-tariff-region.ts'
import { type Reading, type RegionParts, refusal } from './region-parts.ts'

export interface Console {
  language: Language
  bar: ProgressBar
  print: (line: string) => void
  warn: (line: string) => void
}

/** Days a demo timetable has to go on; presale reaches 90 days, and a shop may run on for weeks without a restart. */
const DEMO_RUNS_OUT = 60

export const EXIT = { done: 0, notUsable: 1, usage: 2, database: 3 } as const

/** Reads a source and makes it the region of the shop. Whatever goes wrong, what was active stays active. */
export async function runImport(
  database: DatabaseHandle,
  { source, ifEmpty }: ImportArguments,
  now: Instant,
  console: Console,
): Promise<number> {
  const words = IMPORT_WORDS[console.language]
  const today = businessDateOf(now)
  try {
    await migrateDatabase(database)
    const active = await activeRegion(database.db)
    if (ifEmpty && active && !needsNewDays(active, today)) {
      console.print(words.kept(active.name))
      return EXIT.done
    }
    const wanted: Source = ifEmpty && active ? { kind: 'demo' } : source
    const reading = await read(wanted, active, today, console)
    console.bar.clear()
    if (!reading.ok) {
      for (const line of [
        words.wrong(nameOf(wanted)),
        ...remarkLines(reading.remarks, console.language),
        words.unchanged,
      ])
        console.warn(line)
      return EXIT.notUsable
    }
    for (const line of reportLines(reading.parts, today, console.language)) console.print(line)
    return await store(database, reading.parts, now, console)
  } catch (error) {
    console.bar.clear()
    for (const line of [databaseTrouble(error, console.language), words.unchanged]) console.warn(line)
    return EXIT.database
  }
}

const nameOf = (source: Source): string => (source.kind === 'demo' ? DEMO_SOURCE : basename(source.file))

/** The demo region's days end some day; a shop that shows it is given new ones. */
const needsNewDays = (active: ActiveRegion, today: PlainDate): boolean =>
  active.source === DEMO_SOURCE && daysBetween(today, active.timetable.validity.until) < DEMO_RUNS_OUT

async function read(
  source: Source,
  active: ActiveRegion | undefined,
  today: PlainDate,
  console: Console,
): Promise<Reading> {
  const { language, bar } = console
  if (source.kind === 'demo') {
    const keepsTariff = active && active.tariffSource !== null && needsNewDays(active, today)
    return readDemoRegion(today, language, keepsTariff ? active : undefined)
  }
  const bytes = await readFile(source.file).catch(() => undefined)
  const name = basename(source.file)
  if (!bytes) return refusal(IMPORT_WORDS[language].noFile(source.file))
  if (source.kind === 'feed') return readFeedRegion({ name, bytes }, bar, language)
  return readTariffRegion({ kind: source.kind, name, bytes }, active, language)
}

const fingerprintOf = ({ timetable, tariff }: RegionParts): string =>
  createHash('sha256').update(encodeTimetable(timetable)).update(JSON.stringify(tariff)).digest('hex')

async function store({ db }: DatabaseHandle, parts: RegionParts, now: Instant, console: Console): Promise<number> {
  const words = IMPORT_WORDS[console.language]
  const { name, source, tariffSource, timetable, tariff, remarks, leftOut } = parts
  console.bar.show(1, words.storing)
  const report = { remarks, leftOut }
  const outcome = await importRegion(db, {
    name,
    source,
    tariffSource,
    timetable,
    tariff,
    report,
    fingerprint: fingerprintOf(parts),
    importedOn: now,
  })
  console.bar.clear()
  console.print(outcome === 'imported' ? words.imported(name) : words.same(name))
  return EXIT.done
}
