import { inUnits } from '@billett/domain'
import type { Cell, DateCell } from './cell.ts'
import type { Row } from './sheet.ts'

/** Letters a cell can have. */
const LONGEST = 32_767

/** What no XML 1.0 can say: most control signs, and halves of letters. */
const UNSAYABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** What spreadsheets would read as an escaped sign (`_x000D_`). */
const ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g

const rewritten = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(UNSAYABLE, '\u{FFFD}')
    .replaceAll(ESCAPED, '_x005F_')
    .replaceAll(/[&<>\r]/g, sign => ESCAPES[sign] ?? sign)

/** Nothing in it has to be written otherwise, as in nearly every cell: to look is cheaper than to change. */
const PLAIN = /^[ -%'-;=?-^`-\uD7FF]*$/

const escaped = (text: string): string => (text.length <= LONGEST && PLAIN.test(text) ? text : rewritten(text))

const LETTERS = 26

/** Worked out once for each column: very many rows have the same. */
const columnNames: string[] = []

/** How a column is called: A to Z, AA to AZ … */
function columnName(index: number): string {
  const known = columnNames[index]
  if (known !== undefined) return known
  const letter = String.fromCodePoint(65 + (index % LETTERS))
  const name = index < LETTERS ? letter : columnName(Math.floor(index / LETTERS) - 1) + letter
  columnNames[index] = name
  return name
}

/** Milliseconds of a day, and of the day that is number 0 (ECMA-376 §18.17.4.1: spreadsheets count from 1900). */
const DAY = 86_400_000
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Parts of a day that are written. What is between is rounded up: who reads it cuts it off. */
const PARTS = 1e9

/** Counted in days; a moment is a part of one. Style 2 is a day, style 3 a moment. */
function xlsxDate({ on }: DateCell, address: string): string {
  const [day = '', time] = on.split(' ')
  const days = (Date.parse(`${day}T${time ?? '00:00'}Z`) - DAY_ZERO) / DAY
  const number = Math.ceil(days * PARTS) / PARTS
  return `<c r="${address}" s="${time === undefined ? 2 : 3}"><v>${number}</v></c>`
}

/**
 * A cell of a worksheet (ECMA-376 §18.3.1.4) by its address. Text is said to be text (`inlineStr`), whatever it begins
 * with: nothing of it is ever worked out. Style 1 has two decimals.
 */
function xlsxCell(cell: Cell, address: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'object' && 'on' in cell) return xlsxDate(cell, address)
  if (typeof cell === 'object') return `<c r="${address}" s="1"><v>${inUnits(cell.cents, cell.currency)}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** A row of a worksheet; `number` counts them from 1. */
export const xlsxRow = (row: Row, number: number): string =>
  `<row r="${number}">${row.map((cell, index) => xlsxCell(cell, `${columnName(index)}${number}`)).join('')}</row>`
