import { type Cents, inUnits, type Language } from '@billett/domain'

/** Money, of which a spreadsheet is to make a sum. */
export interface MoneyCell {
  cents: Cents
  currency: string
}

/** What stands in a cell; null: nothing. */
export type Cell = string | number | MoneyCell | null

const POINT = { de: ',', en: '.' } as const satisfies Record<Language, string>

/** A cell as people write it; null stays. */
export function cellText(cell: Cell, language: Language): string | null {
  if (cell === null || typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell).replace('.', POINT[language])
  return inUnits(cell.cents, cell.currency).replace('.', POINT[language])
}
