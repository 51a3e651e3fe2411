import { LIST_TYPES, type ListFormat, ORDER_COLUMN_WORDS } from '@billett/contract'
import { businessDateOf, holdsRights, type Instant, type Language, type LocalText, wallClocks } from '@billett/domain'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import type { Cell } from '../../../spreadsheet/cell.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import type { Row as SheetRow } from '../../../spreadsheet/sheet.ts'
import { xlsxFile } from '../../../spreadsheet/xlsx-file.ts'
import { nameOfStaff } from './name-of-staff.queries.ts'

/** What a column needs to say its cells. */
export interface Said {
  language: Language
  /** A moment by the region's clocks: `2026-11-23 14:05`. */
  moment: (on: Instant | null) => string | null
  /** The same as a cell of its own: a date where the file knows dates. */
  at: (on: Instant | null) => Cell
}

export interface ListColumn<Row> {
  name: LocalText
  cell: (row: Row, said: Said) => Cell
}

/** Of whom a row is, as every list over several clients says it. */
export const CLIENT_COLUMN: ListColumn<{ client: string }> = {
  name: ORDER_COLUMN_WORDS.client,
  cell: ({ client }) => client,
}

/** A list as it is handed over. */
export interface ListFile<Row> {
  /** Of the file: letters. */
  name: string
  columns: readonly ListColumn<Row>[]
  /** Some at a time. */
  rows: AsyncIterable<readonly Row[]>
  /** Whether it shows people's details; undefined where it has none of them. */
  isPersonal?: boolean
}

/** Whether files show the caller personal details; lists on screens show nobody's. */
export const exportsPersonal = ({ visitor }: Pick<Context, 'visitor'>): boolean =>
  holdsRights(visitor.rights, ['AllowedToExportPersonalData'])

const FOOT = {
  de: (rows: number, who: string, on: string) => `${rows} Zeilen, ausgegeben von ${who} am ${on}`,
  en: (rows: number, who: string, on: string) => `${rows} rows, exported by ${who} on ${on}`,
} as const satisfies Record<Language, unknown>

const FILTER = { de: 'eingegrenzt auf', en: 'narrowed down to' } as const

const filterText = (filter: object): string =>
  Object.entries(filter)
    .map(([name, value]) => `${name} = ${Array.isArray(value) ? value.join(', ') : value}`)
    .join('; ')

/**
 * A list as CSV or XLSX, read while it is sent. Below its rows stands how many they are, who had them when, and what
 * they were narrowed down to; the same is noted.
 */
export async function listFile<Row>(
  context: Context,
  { format = 'csv', ...filter }: { format?: ListFormat | undefined },
  { name, columns, rows, isPersonal }: ListFile<Row>,
): Promise<HandedOver> {
  const { world, language, visitor } = context
  const { timeZone } = world.regions.current()
  const clock = wallClocks(timeZone)
  const moment = (on: Instant | null): string | null => {
    if (on === null) return null
    const { date, time } = clock(on)
    return `${date} ${time}`
  }
  const at = (on: Instant | null): Cell => (on === null ? null : { on: moment(on) ?? '' })
  const who = await nameOfStaff(world.db, visitor.id)
  let count = 0
  async function* batches(): AsyncGenerator<readonly SheetRow[]> {
    for await (const some of rows) {
      count += some.length
      yield some.map(row => columns.map(column => column.cell(row, { language, moment, at })))
    }
  }
  const said = FOOT[language]
  const asked = Object.keys(filter).length > 0 ? `; ${FILTER[language]}: ${filterText(filter)}` : ''
  const foot = () => `${said(count, who, moment(world.realClock()) ?? '')}${asked}`
  const sheet = { name, head: columns.map(column => column.name[language]), batches: batches(), foot }
  return {
    streamed: {
      chunks: format === 'csv' ? csvFile(sheet, language) : xlsxFile(sheet),
      mimeType: format === 'csv' ? `${LIST_TYPES.csv}; charset=utf-8` : LIST_TYPES.xlsx,
      fileName: `${name}-${businessDateOf(world.realClock())}.${format}`,
    },
    act: isWhole => ({
      kind: 'shop',
      id: '',
      after: { ...filter, format, rows: count, ...(isPersonal && { isPersonal }), ...(!isWhole && { isWhole }) },
    }),
  }
}
