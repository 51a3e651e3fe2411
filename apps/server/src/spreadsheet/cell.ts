import { type Cents, inUnits, type Language } from '@billett/domain'

/** Money, of which a spreadsheet is to make a sum. */
export interface MoneyCell {
  cents: Cents
  currency: string
}

/** A day or a moment, by which a spreadsheet is to put rows in order. */
export interface DateCell {
  /** `2026-11-30`, or `2026-11-30 14:05`. */
  on: string
}

/** What stands in a cell; null: nothing. */
export type Cell = string | number | MoneyCell | DateCell | null

const POINT = { de: ',', en: '.' } as const satisfies Record<Language, string>

/** A cell as people write it; null stays. */
export function cellText(cell: Cell, language: Language): string | null {
  if (cell === null || typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell).replace('.', POINT[language])
  if ('on' in cell) return cell.on
  return inUnits(cell.cents, cell.currency).replace('.', POINT[language])
}
