import type { Cents } from '../../money/cents.ts'
import { addDays, type PlainDate } from '../../time/plain-date.ts'
import type { Absence, Claim } from '../billing/claim.ts'
import type { ClaimComponent } from '../billing/component.ts'
import { amountOf, type Gap, type PricedDays, type Why, wholeOf } from '../billing/why.ts'

/** "Why this amount?", as data that is read from top to bottom. All days are the first and the last, both meant. */
export type ClaimReason =
  | { kind: 'claim' | 'credit'; cents: Cents; component: ClaimComponent; first: PlainDate; last: PlainDate }
  | ({ kind: 'price'; ofDays: number } & PricedDays)
  | { kind: 'gap'; cause: Gap['cause']; first: PlainDate; last: PlainDate }
  | { kind: 'share'; cents: Cents; ofCents: Cents }
  | { kind: 'difference'; months: number; regularCents: Cents; fareCents: Cents; mostCents: Cents; isCapped: boolean }
  | { kind: 'before'; cents: Cents }
  | { kind: 'absence'; absence: Exclude<Absence['kind'], 'notCovered'> }

const gapReasons = (gaps: readonly Gap[]): ClaimReason[] =>
  gaps.map(({ cause, from, to }) => ({ kind: 'gap', cause, first: from, last: addDays(to, -1) }))

function whyReasons(why: Why): ClaimReason[] {
  const share: ClaimReason = { kind: 'share', cents: amountOf(why), ofCents: wholeOf(why) }
  const shared = why.shares.length > 1 ? [share] : []
  switch (why.kind) {
    case 'period':
      return [
        ...why.parts.map((part): ClaimReason => ({ kind: 'price', ofDays: why.ofDays, ...part })),
        ...gapReasons(why.gaps),
        ...shared,
      ]
    case 'termDifference': {
      const regularCents = why.months.reduce((sum, month) => sum + month.regularCents, 0)
      const fareCents = why.months.reduce((sum, month) => sum + month.fareCents, 0)
      const { mostCents } = why
      const isCapped = regularCents - fareCents > mostCents
      return [
        { kind: 'difference', months: why.months.length, regularCents, fareCents, mostCents, isCapped },
        ...shared,
      ]
    }
    case 'charge':
      return shared
  }
}

function absenceReasons(absence: Absence | null): ClaimReason[] {
  if (!absence) return []
  return absence.kind === 'notCovered' ? gapReasons(absence.gaps) : [{ kind: 'absence', absence: absence.kind }]
}

/** Why an amount is claimed or credited: what it is for, its prices, what it leaves out, what was claimed before. */
export function claimReasons(claim: Pick<Claim, 'cents' | 'component' | 'periodStart' | 'periodEnd' | 'why'>) {
  const { cents, component, periodStart: first, periodEnd, why } = claim
  const kind = cents < 0 && (why.beforeCents !== 0 || component === 'refund') ? 'credit' : 'claim'
  const head: ClaimReason = { kind, cents: Math.abs(cents), component, first, last: addDays(periodEnd, -1) }
  const isCorrection = why.owed.length > 0 && why.beforeCents !== 0
  return [
    kind === 'claim' ? { ...head, cents } : head,
    ...why.owed.flatMap(whyReasons),
    ...absenceReasons(why.absence),
    ...(isCorrection ? [{ kind: 'before', cents: why.beforeCents } as const] : []),
  ]
}
