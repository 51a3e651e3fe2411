import { minorUnits } from '@billett/domain'
import type { CellKind } from './columns.ts'

/** A cell as spreadsheet readers give it. */
export type Cell = string | number | boolean | Date | null | undefined

const YES = ['yes', 'y', 'ja', 'j', 'x', 'true', 'wahr', '1']
const NO = ['no', 'n', 'nein', 'false', 'falsch', '0']
const MINUTES_A_DAY = 24 * 60

const isMoment = (cell: Cell): cell is Date => cell instanceof Date && !Number.isNaN(cell.getTime())

export const isEmpty = (cell: Cell): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

const plainText = (cell: Cell): string => (isMoment(cell) ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim())

const list = (cell: Cell): string[] =>
  plainText(cell)
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** Whole numbers as numbers; anything else stays as it is written, for the check to refuse. */
const integer = (cell: Cell): unknown =>
  typeof cell === 'string' && /^-?\d{1,15}$/.test(cell.trim()) ? Number(cell) : cell

/**
 * Decimals as text without the noise of binary fractions (2.8000000000000003); a German decimal comma is understood.
 */
const decimal = (cell: Cell): string =>
  typeof cell === 'number' ? String(Number(cell.toFixed(6))) : plainText(cell).replace(/^(-?\d+),(\d+)$/, '$1.$2')

const amount = (cell: Cell, currency: string): unknown =>
  minorUnits(decimal(cell).replace(/\s*(€|[A-Z]{3})$/, ''), currency) ?? cell

const percent = (cell: Cell): unknown => {
  const tenths = Number(decimal(cell).replace(/\s*%$/, '')) * 10
  return Number.isFinite(tenths) ? Number(tenths.toFixed(6)) : cell
}

const date = (cell: Cell): string => {
  const text = plainText(cell)
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  return german ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}` : text
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Spreadsheets keep a time as the fraction of a day, or as that time of a day long ago. */
const time = (cell: Cell): string => {
  if (isMoment(cell)) return cell.toISOString().slice(11, 16)
  if (typeof cell === 'number' && cell >= 0 && cell < 1) return clock(Math.round(cell * MINUTES_A_DAY) % MINUTES_A_DAY)
  return plainText(cell).replace(/^(\d):/, '0$1:')
}

const flag = (cell: Cell): unknown => {
  const text = plainText(cell).toLowerCase()
  return YES.includes(text) ? true : NO.includes(text) ? false : cell
}

/** A filled cell as the value its column means. What cannot be read stays as it is, so that the check names it. */
export const readCell = (cell: Cell, kind: CellKind, currency: string): unknown => {
  switch (kind) {
    case 'text':
    case 'texts':
      return plainText(cell)
    case 'ids':
      return list(cell)
    case 'integer':
      return integer(cell)
    case 'integers':
      return list(cell).map(integer)
    case 'amount':
      return amount(cell, currency)
    case 'percent':
      return percent(cell)
    case 'date':
      return date(cell)
    case 'dates':
      return list(cell).map(date)
    case 'time':
      return time(cell)
    case 'times':
      return typeof cell === 'string' ? list(cell).map(time) : [time(cell)]
    case 'flag':
      return flag(cell)
  }
}
