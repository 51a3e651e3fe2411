import type { Cents, Permille } from '../../money/cents.ts'
import { allocated } from './allocated.ts'

/**
 * What a payer takes of a price: so many cents of a whole period, so many thousandths, or what the others leave. The
 * name of a payer is its id.
 */
export type Share =
  | { payer: string; kind: 'fixed'; cents: Cents }
  | { payer: string; kind: 'permille'; permille: Permille }
  | { payer: string; kind: 'remainder' }

/** Shares that cannot take every price whole. */
export type ShareRefusal = 'sharesMissing' | 'payerTwice' | 'sharesTooMuch' | 'sharesTooLittle'

const permilleOf = (share: Share): Permille => (share.kind === 'permille' ? share.permille : 0)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Do these take every price whole, each payer once? */
export function checkShares(shares: readonly Share[]): { ok: true } | { ok: false; reason: ShareRefusal } {
  if (shares.length === 0) return { ok: false, reason: 'sharesMissing' }
  if (new Set(shares.map(({ payer }) => payer)).size < shares.length) return { ok: false, reason: 'payerTwice' }
  const permille = sum(shares.map(permilleOf))
  if (permille > 1000) return { ok: false, reason: 'sharesTooMuch' }
  const isWhole = permille === 1000 || shares.some(({ kind }) => kind === 'remainder')
  return isWhole ? { ok: true } : { ok: false, reason: 'sharesTooLittle' }
}

/**
 * What each share takes of a price, in their order; together exactly the price. Thousandths are of the whole price by
 * largest remainder, fixed amounts come first and never take more than there is, and what nobody takes stays with the
 * last.
 */
export function splitPrice(price: Cents, shares: readonly Share[]): Cents[] {
  let left = price
  const take = (wanted: Cents): Cents => {
    const taken = Math.min(wanted, left)
    left -= taken
    return taken
  }
  const fixed = shares.map(share => (share.kind === 'fixed' ? take(share.cents) : 0))
  const permilles = shares.map(permilleOf)
  const rest = 1000 - sum(permilles)
  const ofWhole = allocated(price, [...permilles, rest])
    .slice(0, -1)
    .map(take)
  const takers = shares.map(({ kind }) => (kind === 'remainder' ? 1 : 0))
  const ofRest = allocated(left, takers)
  return shares.map((_, index) => (fixed[index] ?? 0) + (ofWhole[index] ?? 0) + (ofRest[index] ?? 0))
}
