import { type CellKind, type Column, planOf, SHEET_NAMES, type SheetName } from './columns.ts'

const KINDS: Record<CellKind, string> = {
  text: 'text',
  texts: 'text per language',
  ids: 'ids, separated by commas',
  integer: 'whole number',
  integers: 'whole numbers, separated by commas',
  amount: 'amount',
  percent: 'percentage',
  date: 'date',
  dates: 'dates, separated by commas',
  time: 'time',
  times: 'times, separated by commas',
  flag: 'yes or no',
}

const heading = ({ name, kind }: Column): string =>
  kind === 'texts' ? `\`${name}_de\`, \`${name}_en\`` : `\`${name}\``

const need = ({ required, otherwise }: Column): string => {
  if (required) return 'required'
  if (otherwise === undefined || otherwise === '') return ''
  return `else ${otherwise === false ? 'no' : otherwise}`
}

const row = (column: Column): string =>
  `| ${heading(column)} | ${KINDS[column.kind]} | ${need(column)} | ${column.about} |`

const section = (name: SheetName): string => {
  const { about, required, columns } = planOf(name)
  const title = `## Sheet \`${name}\`${required ? '' : ' (optional)'}`
  return [title, '', about, '', '| Column | Value | Needed | Meaning |', '|---|---|---|---|', ...columns.map(row)].join(
    '\n',
  )
}

/** The part of `docs/tariff-workbook.md` that describes sheets and columns. */
export const workbookDocs = (): string => SHEET_NAMES.map(section).join('\n\n')
