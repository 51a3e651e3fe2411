import { problem, type TariffProblem } from '../check/problem.ts'
import { type Cell, isEmpty, readCell } from './cells.ts'
import { type Column, planOf, type SheetName } from './columns.ts'

/** A sheet as a spreadsheet reader gives it: the first row holds the headings. */
export interface Sheet {
  sheet: string
  data: Cell[][]
}

/** One row of a sheet as an entry of the tariff, and where it stands. */
export interface SheetRow {
  sheet: SheetName
  line: number
  entry: Record<string, unknown>
}

interface Heading {
  name: string
  column: Column
  path: string[]
}

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/

const headingOf = (name: string, columns: readonly Column[]): Heading | undefined => {
  for (const column of columns) {
    const language =
      column.kind === 'texts' && name.startsWith(`${column.name}_`) ? name.slice(column.name.length + 1) : ''
    const path = column.path.split('.')
    if (LANGUAGE.test(language)) return { name, column, path: [...path, language] }
    if (column.kind !== 'texts' && column.name === name) return { name, column, path }
  }
  return undefined
}

const put = (entry: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [key, ...rest] = path
  if (key === undefined) return
  if (rest.length === 0) {
    entry[key] = value
    return
  }
  const inner = entry[key]
  const next: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  put(next, rest, value)
  entry[key] = next
}

const at = (sheet: string, line?: number, column?: string) => ({
  where: { sheet, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) },
})

const missingColumns = (
  sheet: SheetName,
  columns: readonly Column[],
  headings: readonly (Heading | undefined)[],
): TariffProblem[] =>
  columns
    .filter(column => column.required)
    .flatMap(({ name, kind }) => (kind === 'texts' ? [`${name}_de`, `${name}_en`] : [name]))
    .filter(name => !headings.some(heading => heading?.name === name))
    .map(name => ({ ...problem('error', 'columnMissing', [], name), ...at(sheet, 1, name) }))

const defaults = (columns: readonly Column[], currency: string): [string[], unknown][] =>
  columns.flatMap((column): [string[], unknown][] => {
    if (column.otherwise === undefined) return []
    const path = column.path.split('.')
    const value = readCell(column.otherwise, column.kind, currency)
    return column.kind === 'texts'
      ? [
          [[...path, 'de'], value],
          [[...path, 'en'], value],
        ]
      : [[path, value]]
  })

/**
 * Reads the rows of a sheet by its plan. Empty rows are passed over; headings are told apart without regard to case.
 */
export const readSheet = (name: SheetName, data: Cell[][], currency: string, problems: TariffProblem[]): SheetRow[] => {
  const plan = planOf(name)
  const [titles = [], ...lines] = data
  const headings = titles.map(title => {
    const text = String(title ?? '').trim()
    const [base, ...language] = text.split(/_(?=[a-z]{2}(?:-[A-Za-z]{2})?$)/)
    return headingOf([base?.toLowerCase(), ...language].join('_'), plan.columns)
  })
  titles.forEach((title, i) => {
    const text = String(title ?? '').trim()
    const repeated = headings[i] !== undefined && headings.findIndex(heading => heading?.name === headings[i]?.name) < i
    if (repeated) problems.push({ ...problem('error', 'duplicateId', [], text), ...at(name, 1, text) })
    else if (text !== '' && !headings[i])
      problems.push({ ...problem('warning', 'unknownColumn', [], text), ...at(name, 1, text) })
  })
  problems.push(...missingColumns(name, plan.columns, headings))
  return lines.flatMap((cells, i): SheetRow[] => {
    if (!Array.isArray(cells) || cells.every(isEmpty)) return []
    const row: SheetRow = { sheet: name, line: i + 2, entry: {} }
    for (const [path, value] of defaults(plan.columns, currency)) put(row.entry, path, value)
    headings.forEach((heading, c) => {
      if (!heading) return
      const cell = cells[c]
      if (!isEmpty(cell)) put(row.entry, heading.path, readCell(cell, heading.column.kind, currency))
    })
    return [row]
  })
}
