import type { Cents, Permille } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { ClaimComponent } from './component.ts'
import type { Why } from './why.ts'

/** What names a claim of a contract: no two amounts are owed under the same. */
export interface ClaimKey {
  payer: string
  component: ClaimComponent
  /** First day of the period, or the day of what is charged once. */
  periodStart: PlainDate
}

/** What should be claimed in all, whatever has been claimed already. */
export interface Owed extends ClaimKey {
  /** First day after what it is for. */
  periodEnd: PlainDate
  cents: Cents
  vatPermille: Permille
  /** The product says that it costs nothing: a claim of nothing stands for it. */
  isFree: boolean
  why: Why
}

export const keyOf = ({ payer, component, periodStart }: ClaimKey): string => `${payer}|${component}|${periodStart}`
