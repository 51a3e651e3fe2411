import type { Share } from '../../subscription/billing/share.ts'
import { addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'

/**
 * Another payer from a day on: in the month in which that day lies the old one still pays, unless it is the first of
 * it, so that no month is split. Shares of others stay as they are. Null: the old one pays nothing, or both take parts
 * that cannot be said as one, and people agree them anew.
 */
export function otherPayer(
  shares: readonly Share[],
  { before, after, from }: { before: string; after: string; from: PlainDate },
): { effectiveOn: PlainDate; shares: Share[] } | null {
  const [old, own] = [shares.find(({ payer }) => payer === before), shares.find(({ payer }) => payer === after)]
  if (!old || before === after) return null
  const one = own ? asOne(old, own) : { ...old, payer: after }
  if (!one) return null
  const effectiveOn = from === firstOfMonth(from) ? from : addMonths(firstOfMonth(from), 1)
  return { effectiveOn, shares: shares.flatMap(share => (share === old ? [one] : share === own ? [] : [share])) }
}

/** Two parts of one payer as one part. */
function asOne(old: Share, own: Share): Share | null {
  if (old.kind === 'fixed' && own.kind === 'fixed') return { ...own, cents: own.cents + old.cents }
  if (old.kind === 'permille' && own.kind === 'permille') return { ...own, permille: own.permille + old.permille }
  return old.kind === 'remainder' || own.kind === 'remainder' ? { payer: own.payer, kind: 'remainder' } : null
}
