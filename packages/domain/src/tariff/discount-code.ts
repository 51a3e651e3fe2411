import { type Cents, shareOf } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { DiscountCode, TariffVersion } from './model.ts'
import { indexOf, normalisedCode } from './version-index.ts'

export type CodeRefusal = 'unknownCode' | 'notYetValid' | 'expired' | 'otherSort'

export type CodeCheck = { ok: true; code: DiscountCode } | { ok: false; reason: CodeRefusal }

/** Whether a code as typed in applies to a sort on the day it is redeemed. How often it was used is counted by the caller. */
export const checkCode = (version: TariffVersion, typed: string, sortId: string, today: PlainDate): CodeCheck => {
  const code = indexOf(version).codes.get(normalisedCode(typed))
  if (!code) return { ok: false, reason: 'unknownCode' }
  if (today < code.validFrom) return { ok: false, reason: 'notYetValid' }
  if (today > code.validUntil) return { ok: false, reason: 'expired' }
  if (code.sorts && !code.sorts.includes(sortId)) return { ok: false, reason: 'otherSort' }
  return { ok: true, code }
}

/** What a code takes off the price of one ticket: never less than nothing, never more than the price. */
export const reductionOf = (code: DiscountCode, cents: Cents): Cents => {
  const wanted = 'permille' in code.kind ? shareOf(cents, code.kind.permille) : code.kind.cents
  return Math.max(0, Math.min(cents, wanted))
}
