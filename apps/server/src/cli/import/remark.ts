import type { Language } from '@billett/domain'
import type { FareNote, TariffProblem } from '@billett/tariff-import'
import type { Problem } from '@billett/timetable'
import { IMPORT_WORDS } from './import-words.ts'

/** Something the importer says about a place in a file. */
export interface Remark {
  severity: 'error' | 'warning' | 'notice'
  text: string
}

const joined = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(', ')

export function feedRemark(problem: Problem, language: Language): Remark {
  const words = IMPORT_WORDS[language]
  const { severity, file, field, line, value, count, message } = problem
  const where = joined([file, field, line !== undefined && `${words.line} ${line}`])
  const what = `${message[language]}${value ? ` (${value})` : ''}${count > 1 ? ` – ${words.times(count)}` : ''}`
  return { severity, text: where === '' ? what : `${where}: ${what}` }
}

export function fareRemark({ severity, table, line, count, examples, message }: FareNote, language: Language): Remark {
  const words = IMPORT_WORDS[language]
  const often = count > 1 ? ` – ${words.times(count)}` : ''
  const where = joined([`${table}.txt`, line !== undefined && `${words.line} ${line}`])
  return {
    severity,
    text: `${where}: ${message[language]}${examples.length > 0 ? ` (${examples.join(', ')})` : ''}${often}`,
  }
}

/** Names sheet, line and column of a workbook; the path to the value of a JSON text. */
export function tariffRemark({ severity, where, path, value, message }: TariffProblem, language: Language): Remark {
  const words = IMPORT_WORDS[language]
  const place = where
    ? joined([
        where.sheet,
        where.line !== undefined && `${words.line} ${where.line}`,
        where.column !== undefined && `${words.column} ${where.column}`,
      ])
    : path.join('.')
  const what = `${message[language]}${value === undefined ? '' : ` (${value})`}`
  return { severity, text: place === '' ? what : `${place}: ${what}` }
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
export function feedTariffRemark({ severity, path, value, message }: TariffProblem, language: Language): Remark {
  const list = path.find((part, i) => i > 0 && path[0] === 'versions' && typeof part === 'string')
  const tables = FEED_TABLES[String(list)] ?? 'fare_attributes.txt, fare_products.txt'
  return { severity, text: `${tables}: ${message[language]}${value === undefined ? '' : ` (${value})`}` }
}
