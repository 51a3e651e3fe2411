import { checkTariff, tariffFromGtfs } from '@billett/tariff-import'
import { buildTimetable, readFeed } from '@billett/timetable'
import { type Reading, refusal } from './region-parts.ts'
import { fareRemark, feedRemark, feedTariffRemark, importRemark, type Remark } from './remark.ts'

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

/** How far an import is; `share` of the bytes. */
export type Progress = { step: 'reading'; file: string; share: number } | { step: 'building' }

/** A GTFS feed as a region: its timetable and its fares. */
export function readFeedRegion({ name, bytes }: FeedFile, progress: (progress: Progress) => void): Reading {
  const reading = readFeed(bytes, {
    onProgress: ({ file, done, total }) => progress({ step: 'reading', file, share: total > 0 ? done / total : 0 }),
  })
  const found = reading.problems.map(feedRemark)
  if (!reading.ok) return { ok: false, remarks: found }
  progress({ step: 'building' })
  const build = buildTimetable(reading.tables)
  if (!build.ok) return refusal({ code: build.reason })
  const { tariff, report } = tariffFromGtfs(reading.tables, { lineOf: reading.lineOf })
  const problems = checkTariff(tariff).map(feedTariffRemark)
  const remarks: Remark[] = [...found, ...report.notes.map(fareRemark), ...problems]
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, remarks }
  const leftOut = reading.counts
    .filter(({ read, taken }) => taken < read)
    .map(({ table, read, taken }) => importRemark('warning', { code: 'rowsLeftOut', table, taken, read }))
  const { timetable } = build
  const publisher = agenciesNamed(timetable.agencies.names) || timetable.feed.publisher
  return {
    ok: true,
    parts: {
      name: publisher || name,
      source: name,
      tariffSource: null,
      timetable,
      tariff,
      remarks: [...leftOut, ...remarks],
    },
  }
}
