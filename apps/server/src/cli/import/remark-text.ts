import type { Language } from '@billett/domain'
import type { FareNote, TariffProblem } from '@billett/tariff-import'
import type { Problem } from '@billett/timetable'
import type { ImportFinding, Remark } from '../../modules/travel/region-import/index.ts'
import { IMPORT_WORDS } from './import-words.ts'

const joined = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(', ')

function ofFeed(problem: Problem, language: Language): string {
  const words = IMPORT_WORDS[language]
  const { file, field, line, value, count, message } = problem
  const where = joined([file, field, line !== undefined && `${words.line} ${line}`])
  const what = `${message[language]}${value ? ` (${value})` : ''}${count > 1 ? ` – ${words.times(count)}` : ''}`
  return where === '' ? what : `${where}: ${what}`
}

function ofFares({ table, line, count, examples, message }: FareNote, language: Language): string {
  const words = IMPORT_WORDS[language]
  const often = count > 1 ? ` – ${words.times(count)}` : ''
  const where = joined([`${table}.txt`, line !== undefined && `${words.line} ${line}`])
  return `${where}: ${message[language]}${examples.length > 0 ? ` (${examples.join(', ')})` : ''}${often}`
}

/** Names sheet, line and column of a workbook; the path to the value of a JSON text. */
function ofTariff({ where, path, value, message }: TariffProblem, language: Language): string {
  const words = IMPORT_WORDS[language]
  const place = where
    ? joined([
        where.sheet,
        where.line !== undefined && `${words.line} ${where.line}`,
        where.column !== undefined && `${words.column} ${where.column}`,
      ])
    : path.join('.')
  const what = `${message[language]}${value === undefined ? '' : ` (${value})`}`
  return place === '' ? what : `${place}: ${what}`
}

/** Where the lists of a tariff come from in a feed. */
const FEED_TABLES: Record<string, string> = {
  zones: 'stops.txt, areas.txt',
  stopZones: 'stops.txt, stop_areas.txt',
  levelRules: 'fare_rules.txt, fare_leg_rules.txt',
  travellers: 'rider_categories.txt',
  terms: 'agency.txt',
}

/** Names the tables of the feed that a tariff made of it has its fault from; nobody can look at the tariff itself. */
function ofFeedTariff({ path, value, message }: TariffProblem, language: Language): string {
  const list = path.find((part, i) => i > 0 && path[0] === 'versions' && typeof part === 'string')
  const tables = FEED_TABLES[String(list)] ?? 'fare_attributes.txt, fare_products.txt'
  return `${tables}: ${message[language]}${value === undefined ? '' : ` (${value})`}`
}

function ofImport(finding: ImportFinding, language: Language): string {
  const words = IMPORT_WORDS[language]
  switch (finding.code) {
    case 'noFile':
      return words.noFile(finding.file)
    case 'foreignStops':
      return words.foreignStops(finding.count, finding.example)
    case 'rowsLeftOut':
      return words.rowsLeftOut(finding.table, finding.taken, finding.read)
    default:
      return words[finding.code]
  }
}

/** A remark as whoever runs the command reads it. */
export function remarkText(remark: Remark, language: Language): string {
  switch (remark.of) {
    case 'feed':
      return ofFeed(remark.problem, language)
    case 'fares':
      return ofFares(remark.note, language)
    case 'tariff':
      return ofTariff(remark.problem, language)
    case 'feedTariff':
      return ofFeedTariff(remark.problem, language)
    case 'import':
      return ofImport(remark.finding, language)
  }
}
