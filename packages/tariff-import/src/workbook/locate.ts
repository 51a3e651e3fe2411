import type { TariffProblem } from '../check/problem.ts'
import { planOf, type SheetName } from './columns.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Where the entries of the tariff came from: `0.sorts.3`, `0.stopZones.1234`. */
export type Sources = ReadonlyMap<string, SheetRow>

const ENGLISH = 'en'

/** The column a value inside an entry is read from, by the longest path the plan knows. */
const columnOf = (sheet: SheetName, rest: readonly (string | number)[]): string | undefined => {
  const { columns } = planOf(sheet)
  if (sheet === 'stops') return 'zones'
  for (let length = rest.length; length > 0; length--) {
    const column = columns.find(({ path }) => path === rest.slice(0, length).join('.'))
    if (column) return column.kind === 'texts' ? `${column.name}_${rest[length] ?? ENGLISH}` : column.name
  }
  return columns.find(({ path }) => path.startsWith(`${rest.join('.')}.`))?.name
}

const whereOf = (path: TariffProblem['path'], sources: Sources): TariffProblem['where'] => {
  const [root, version, collection, entry, ...rest] = path
  if (root !== 'versions') return { sheet: 'tariff', line: 2, ...(root === undefined ? {} : { column: String(root) }) }
  const row = sources.get([version, collection, entry].join('.'))
  if (row) {
    const column = columnOf(row.sheet, rest)
    return { sheet: row.sheet, line: row.line, ...(column === undefined ? {} : { column }) }
  }
  const versionRow = sources.get(`${version}`)
  if (!versionRow || collection === undefined) return { sheet: 'versions' }
  const column = columnOf('versions', [collection])
  return { sheet: 'versions', line: versionRow.line, ...(column === undefined ? {} : { column }) }
}

/** Adds sheet, line and column to problems of the tariff; the same cell read for several versions is told once. */
export const locate = (problems: readonly TariffProblem[], sources: Sources): TariffProblem[] => {
  const located = problems.map(problem =>
    problem.where ? problem : { ...problem, where: whereOf(problem.path, sources) },
  )
  const keyOf = ({ code, value, where }: TariffProblem): string =>
    JSON.stringify([where?.sheet, where?.line, where?.column, code, value])
  return [...new Map(located.map(problem => [keyOf(problem), problem])).values()]
}
