import type { Tariff, TariffVersion } from '@billett/domain'
import { z } from 'zod'
import { type Path, problemsOfIssue } from './issue-problems.ts'
import { problem, type TariffProblem } from './problem.ts'
import {
  carrierRow,
  codeRow,
  groupRow,
  levelRow,
  priceRow,
  ruleRow,
  sortRow,
  termsRow,
  travellerRow,
  zoneRow,
} from './rows.ts'
import { currencyValue, dateValue, flagValue, idsValue, idValue } from './values.ts'

type Collections = Required<Omit<TariffVersion, 'id' | 'validFrom' | 'stopZones' | 'severalTickets'>>

/** Lists that a version may do without. */
const OPTIONAL: readonly (keyof Collections)[] = ['carriers']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row of a collection that has the right shape, and where it stands. */
export interface Located<Row> {
  row: Row
  path: Path
}

export interface ReadVersion {
  path: Path
  id?: string
  validFrom?: string
  severalTickets?: boolean
  stopZones: Located<{ stop: string; zones: string[] }>[]
  rows: { [Name in keyof Collections]: Located<Collections[Name][number]>[] }
  /** Ids as they are written, also of rows with other faults, so that one fault is not told as many. */
  ids: { [Name in keyof Collections]: Set<string> }
}

/** The core of a schema, which is compared in no time; all its methods besides would take a while. */
type Schema<Row> = z.core.$ZodType<Row>

const readRow = <Row>(schema: Schema<Row>, raw: unknown, path: Path, problems: TariffProblem[]): Located<Row>[] => {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return [{ row: parsed.data, path }]
  problems.push(...parsed.error.issues.flatMap(issue => problemsOfIssue(issue, raw, path)))
  return []
}

const readVersion = (raw: unknown, path: Path, problems: TariffProblem[]): ReadVersion => {
  const record = isRecord(raw) ? raw : {}
  if (!isRecord(raw)) problems.push(problem('error', 'badValue', path, raw))
  const list = (name: keyof Collections): unknown[] => {
    const value = record[name]
    if (Array.isArray(value)) return value
    if (value === undefined && OPTIONAL.includes(name)) return []
    problems.push(problem('error', value === undefined ? 'missing' : 'badValue', [...path, name], value))
    return []
  }
  const read = <Row>(name: keyof Collections, schema: Schema<Row>): Located<Row>[] =>
    list(name).flatMap((row, i) => readRow(schema, row, [...path, name, i], problems))
  const ids = (name: keyof Collections, field: string): Set<string> =>
    new Set(
      (Array.isArray(record[name]) ? record[name] : []).flatMap(row =>
        isRecord(row) && typeof row[field] === 'string' ? row[field].trim() : [],
      ),
    )
  const stops = isRecord(record.stopZones) ? Object.entries(record.stopZones) : []
  if (!isRecord(record.stopZones)) problems.push(problem('error', 'missing', [...path, 'stopZones'], record.stopZones))
  const [id] = readRow(idValue, record.id, [...path, 'id'], problems)
  const [validFrom] = readRow(dateValue, record.validFrom, [...path, 'validFrom'], problems)
  const [several] =
    record.severalTickets === undefined
      ? []
      : readRow(flagValue, record.severalTickets, [...path, 'severalTickets'], problems)
  return {
    path,
    ...(id ? { id: id.row } : {}),
    ...(several ? { severalTickets: several.row } : {}),
    ...(validFrom ? { validFrom: validFrom.row } : {}),
    stopZones: stops.flatMap(([stop, zones]) =>
      readRow(idsValue, zones, [...path, 'stopZones', stop], problems).map(at => ({
        row: { stop, zones: at.row },
        path: at.path,
      })),
    ),
    rows: {
      zones: read('zones', zoneRow),
      levels: read('levels', levelRow),
      levelRules: read('levelRules', ruleRow),
      travellers: read('travellers', travellerRow),
      groups: read('groups', groupRow),
      sorts: read('sorts', sortRow),
      prices: read('prices', priceRow),
      discountCodes: read('discountCodes', codeRow),
      terms: read('terms', termsRow),
      carriers: read('carriers', carrierRow),
    },
    ids: {
      zones: ids('zones', 'id'),
      levels: ids('levels', 'id'),
      levelRules: new Set(),
      travellers: ids('travellers', 'id'),
      groups: ids('groups', 'name'),
      sorts: ids('sorts', 'id'),
      prices: ids('prices', 'id'),
      discountCodes: ids('discountCodes', 'code'),
      terms: ids('terms', 'id'),
      carriers: ids('carriers', 'id'),
    },
  }
}

/** Reads anything as a tariff, row by row, and tells every value that has the wrong shape. */
export const readStructure = (
  value: unknown,
  problems: TariffProblem[],
): { currency?: string; versions: ReadVersion[] } => {
  if (!isRecord(value)) {
    problems.push(problem('error', 'notATariff', []))
    return { versions: [] }
  }
  const [currency] = readRow(currencyValue, value.currency, ['currency'], problems)
  const versions = Array.isArray(value.versions) ? value.versions : []
  if (versions.length === 0) problems.push(problem('error', 'noVersion', ['versions']))
  return {
    ...(currency ? { currency: currency.row } : {}),
    versions: versions.map((raw, i) => readVersion(raw, ['versions', i], problems)),
  }
}

/** The tariff of a structure without faults. */
export const tariffOf = (structure: ReturnType<typeof readStructure>): Tariff => ({
  currency: structure.currency ?? '',
  versions: structure.versions.map(({ id = '', validFrom = '', severalTickets, stopZones, rows }) => ({
    id,
    validFrom,
    ...(severalTickets === undefined ? {} : { severalTickets }),
    zones: rows.zones.map(({ row }) => row),
    stopZones: Object.fromEntries(stopZones.map(({ row }) => [row.stop, row.zones])),
    levels: rows.levels.map(({ row }) => row),
    levelRules: rows.levelRules.map(({ row }) => row),
    travellers: rows.travellers.map(({ row }) => row),
    groups: rows.groups.map(({ row }) => row),
    sorts: rows.sorts.map(({ row }) => row),
    prices: rows.prices.map(({ row }) => row),
    discountCodes: rows.discountCodes.map(({ row }) => row),
    terms: rows.terms.map(({ row }) => row),
    ...(rows.carriers.length > 0 ? { carriers: rows.carriers.map(({ row }) => row) } : {}),
  })),
})
