import type { Cents } from '../../money/cents.ts'
import type { Share } from '../../subscription/billing/share.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { SharesFrom } from './share-steps.ts'

export interface MonthPaid {
  /** Its first day. */
  month: PlainDate
  /** What the parents pay of it; null where nothing is decided: they pay nothing more than was agreed. */
  own: Cents | null
  /** Who pays the rest; null: nobody does. */
  rest: string | null
}

/**
 * Who takes how much of a month: the parents their own share, who pays the rest. Where nobody pays, all of it is the
 * parents', and where their own share is nothing, they are no payer of it.
 */
export function sharesOfMonth({ month, own, rest }: MonthPaid, parents: string): SharesFrom {
  const value: Share[] =
    rest === null
      ? [{ payer: parents, kind: 'remainder' }]
      : own === null || own === 0 || parents === rest
        ? [{ payer: rest, kind: 'remainder' }]
        : [
            { payer: parents, kind: 'fixed', cents: own },
            { payer: rest, kind: 'remainder' },
          ]
  return { from: month, value }
}
