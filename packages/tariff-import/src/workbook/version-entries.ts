import { problem, type TariffProblem } from '../check/problem.ts'
import { planOf, SHEET_NAMES, type SheetName } from './columns.ts'
import type { Sources } from './locate.ts'
import type { SheetRow } from './sheet-rows.ts'

export type RowsOfSheet = (name: SheetName) => SheetRow[]

/** The versions a row names; all of them where it names none. */
const belongsTo = ({ entry: { version } }: SheetRow, id: unknown): boolean =>
  !Array.isArray(version) || version.length === 0 || version.includes(id)

const entryOf = ({ sheet, entry: { version: _, ...entry } }: SheetRow): Record<string, unknown> => {
  if (sheet !== 'prices') return entry
  const level = entry.level ?? null
  return { ...entry, level, id: entry.id ?? `${entry.sort}/${level ?? '-'}` }
}

/** Rows that name a version the workbook does not have. */
export const unknownVersions = (rows: RowsOfSheet): TariffProblem[] => {
  const known = rows('versions').map(({ entry }) => entry.id)
  return SHEET_NAMES.filter(name => name !== 'versions')
    .flatMap(rows)
    .flatMap(({ sheet, line, entry }) =>
      (Array.isArray(entry.version) ? entry.version : [])
        .filter(id => !known.includes(id))
        .map(id => ({ ...problem('error', 'unknownReference', [], id), where: { sheet, line, column: 'version' } })),
    )
}

/** The versions as the check reads them, and from which row every entry came. */
export const versionEntries = (
  rows: RowsOfSheet,
  problems: TariffProblem[],
): { versions: unknown[]; sources: Sources } => {
  const sources = new Map<string, SheetRow>()
  const versions = rows('versions').map((version, v) => {
    sources.set(`${v}`, version)
    const own = (name: SheetName): SheetRow[] => rows(name).filter(row => belongsTo(row, version.entry.id))
    const stops = own('stops').flatMap((row): [string, unknown][] => {
      const { stop, zones } = row.entry
      const key = `${v}.stopZones.${stop}`
      const where = { sheet: row.sheet, line: row.line, column: 'stop' }
      if (typeof stop !== 'string') problems.push({ ...problem('error', 'missing', []), where })
      else if (sources.has(key)) problems.push({ ...problem('error', 'duplicateId', [], stop), where })
      sources.set(key, row)
      return typeof stop === 'string' ? [[stop, zones]] : []
    })
    const lists = SHEET_NAMES.flatMap((name): [string, unknown][] => {
      const { collection } = planOf(name)
      if (!collection) return []
      return [
        [
          collection,
          own(name).map((row, i) => {
            sources.set(`${v}.${collection}.${i}`, row)
            return entryOf(row)
          }),
        ],
      ]
    })
    return { ...version.entry, stopZones: Object.fromEntries(stops), ...Object.fromEntries(lists) }
  })
  return { versions, sources }
}
