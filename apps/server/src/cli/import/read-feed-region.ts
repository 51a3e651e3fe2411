import type { Language } from '@billett/domain'
import { checkTariff, tariffFromGtfs } from '@billett/tariff-import'
import { buildTimetable, readFeed } from '@billett/timetable'
import { IMPORT_WORDS } from './import-words.ts'
import type { ProgressBar } from './progress-bar.ts'
import { type Reading, refusal } from './region-parts.ts'
import { fareRemark, feedRemark, feedTariffRemark } from './remark.ts'

interface FeedFile {
  name: string
  bytes: Uint8Array
}

const MOST_NAMED = 3

/** Whose feed it is: every agency, as far as a heading has room. */
const agenciesNamed = (names: readonly string[]): string => {
  const different = [...new Set(names.filter(name => name !== ''))]
  return [...different.slice(0, MOST_NAMED), ...(different.length > MOST_NAMED ? ['…'] : [])].join(', ')
}

/** A GTFS feed as a region: its timetable and its fares. */
export function readFeedRegion({ name, bytes }: FeedFile, bar: ProgressBar, language: Language): Reading {
  const words = IMPORT_WORDS[language]
  const reading = readFeed(bytes, {
    onProgress: ({ file, done, total }) => bar.show(total > 0 ? done / total : 0, `${words.reading} ${file}`),
  })
  const found = reading.problems.map(problem => feedRemark(problem, language))
  if (!reading.ok) return { ok: false, remarks: found }
  bar.show(1, words.building)
  const build = buildTimetable(reading.tables)
  if (!build.ok) return refusal(words[build.reason])
  const { tariff, report } = tariffFromGtfs(reading.tables, { lineOf: reading.lineOf })
  const problems = checkTariff(tariff).map(problem => feedTariffRemark(problem, language))
  const remarks = [...found, ...report.notes.map(note => fareRemark(note, language)), ...problems]
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, remarks }
  const leftOut = reading.counts
    .filter(({ read, taken }) => taken < read)
    .map(({ table, read, taken }) => words.rowsLeftOut(table, taken, read))
  const { timetable } = build
  const publisher = agenciesNamed(timetable.agencies.names) || timetable.feed.publisher
  return {
    ok: true,
    parts: { name: publisher || name, source: name, tariffSource: null, timetable, tariff, remarks, leftOut },
  }
}
