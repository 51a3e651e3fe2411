import type { Cents } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { keptUntil, type Span } from '../../time/span.ts'
import { later, NO_END } from './day-span.ts'

export interface ErasureFacts {
  /** First day without cover of the contract that ends last. */
  endsOn: PlainDate
  /** What is claimed and neither paid nor written off; less than nothing where money is owed to them. */
  openCents: Cents
  /** When the last of it was settled; null where nothing ever was claimed. */
  settledOn: PlainDate | null
  /** How long a client keeps receipts. */
  kept: Span
}

export type ErasureAnswer =
  | { ok: true }
  /** `from`: the day from which it holds, where that can be said. */
  | { ok: false; reason: 'contractRuns' | 'claimsOpen' | 'keptByLaw'; from: PlainDate | null }

/** What the law keeps of somebody who was forgotten, and the last day for which it does. */
export interface Kept {
  what: 'nameAndAddress' | 'mandate'
  until: PlainDate
}

/** Of each that is kept the latest day. */
export function keptLongest(kept: readonly Kept[]): Kept[] {
  const last = new Map<Kept['what'], PlainDate>()
  for (const { what, until } of kept) last.set(what, later(last.get(what) ?? until, until))
  return [...last].map(([what, until]) => ({ what, until }))
}

/** May the personal data of a party go? Not while a contract runs or money is owed, nor before its time is over. */
export function checkErasure({ endsOn, openCents, settledOn, kept }: ErasureFacts, today: PlainDate): ErasureAnswer {
  if (endsOn > today) return { ok: false, reason: 'contractRuns', from: endsOn === NO_END ? null : endsOn }
  if (openCents !== 0) return { ok: false, reason: 'claimsOpen', from: null }
  const from = settledOn === null ? endsOn : later(endsOn, keptUntil(kept, settledOn))
  return from > today ? { ok: false, reason: 'keptByLaw', from } : { ok: true }
}
