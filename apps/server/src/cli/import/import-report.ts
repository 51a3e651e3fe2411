import type { Language, PlainDate } from '@billett/domain'
import type { RegionParts, Remark } from '../../modules/travel/region-import/index.ts'
import { IMPORT_WORDS } from './import-words.ts'
import { remarkText } from './remark-text.ts'

/** Nobody reads more at once. */
const MOST_REMARKS = 40

const SIGN: Record<Remark['severity'], string> = { error: '✗', warning: '!', notice: '·' }

/** Remarks as a list, the worst first. */
export function remarkLines(remarks: readonly Remark[], language: Language): string[] {
  const order: Remark['severity'][] = ['error', 'warning', 'notice']
  const sorted = remarks.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  const lines = sorted
    .slice(0, MOST_REMARKS)
    .map(remark => `  ${SIGN[remark.severity]} ${remarkText(remark, language)}`)
  const more = sorted.length - lines.length
  return more > 0 ? [...lines, `  ${IMPORT_WORDS[language].more(more)}`] : lines
}

/** What an import brings, to be read by a person. */
export function reportLines(
  { name, timetable, tariff, remarks }: RegionParts,
  today: PlainDate,
  language: Language,
): string[] {
  const words = IMPORT_WORDS[language]
  const newest = tariff.versions.at(-1)
  const { from, until } = timetable.validity
  return [
    name,
    words.taken,
    `  ${[words.stops(timetable.stops.ids.length), words.lines(timetable.lines.ids.length), words.trips(timetable.trips.ids.length)].join(' · ')}`,
    `  ${words.validity(from, until, timetable.timeZone)}`,
    `  ${[words.versions(tariff.versions.length, tariff.versions[0]?.validFrom ?? ''), words.zones(newest?.zones.length ?? 0), words.sorts(newest?.sorts.length ?? 0), words.prices(newest?.prices.length ?? 0), ...(newest?.prices.length ? [tariff.currency] : [])].join(' · ')}`,
    ...(remarks.length > 0 ? [words.noted, ...remarkLines(remarks, language)] : []),
    ...(until < today ? [words.timetableOver(until)] : []),
  ]
}
