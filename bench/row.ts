import type { Closing } from '../scripts/processes/closing.ts'
import type { Drawn } from './report/curve.ts'

/** One line of the table: what was measured, and beside it the reference of the same run. */
export type Figure = {
  what: string
  value: string
  reference: string
  /** How the two compare: `31 %`, `4 × as fast`. */
  compared?: string
  aim?: string
  /** Missing where there is no aim. */
  met?: boolean
  /** Where it is part of a curve: at which places. */
  drawn?: Drawn
}

export type RowOptions = {
  quick: boolean
  /** How many orders a large shop has. */
  orders: number
  /** How many contracts a large company has. */
  contracts: number
  closing: Closing
  /** Told what the row is doing from now on; where it hangs, that is its reason. */
  step: (doing: string) => void
}

/** A group of figures that is measured together; `--only` selects it by its name. */
export type Row = {
  name: string
  /** Minutes it may take where it is not measured quickly; `LIMIT` unless it says more. */
  minutes?: (options: Pick<RowOptions, 'orders' | 'contracts'>) => number
  measure: (options: RowOptions) => Promise<Figure[]>
}
