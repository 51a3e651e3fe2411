import type { Cents } from '../../money/cents.ts'
import { addMonths, type PlainDate } from '../../time/plain-date.ts'
import type { EntitlementKind } from './entitlement.ts'
import type { EntitlementRule } from './entitlement-rule.ts'

/** Years after which somebody is of age. */
const OF_AGE = 18

/** A child of a family on a day; no name, so that a new one changes nothing. */
export interface Child {
  key: string
  birthDate: PlainDate
  kind: EntitlementKind
  isExempt: boolean
}

/** What the parents pay of a month; null while it is being examined, or where there is no ticket. */
export interface OwnShare {
  key: string
  cents: Cents | null
  /** From 1 on, among the children whose ways are paid; null for others and for whoever is of age. */
  place: number | null
  why: 'place' | 'adult' | 'exempt' | 'selfPay' | 'unknown' | 'notEntitled'
}

export const isOfAge = (birthDate: PlainDate, day: PlainDate): boolean => addMonths(birthDate, OF_AGE * 12) <= day

const older = (a: Child, b: Child): number =>
  a.birthDate === b.birthDate ? (a.key < b.key ? -1 : 1) : a.birthDate < b.birthDate ? -1 : 1

const stepOf = ({ shares }: EntitlementRule, place: number): Cents => shares[place - 1] ?? shares.at(-1) ?? 0

function shareOf(rule: EntitlementRule, child: Child, place: number | null): OwnShare {
  const { key, kind } = child
  if (kind === 'unknown' || kind === 'notEntitled') return { key, cents: null, place: null, why: kind }
  if (kind === 'selfPay') return { key, cents: rule.selfPayCents, place: null, why: kind }
  if (child.isExempt) return { key, cents: 0, place, why: 'exempt' }
  return place === null
    ? { key, cents: stepOf(rule, 1), place, why: 'adult' }
    : { key, cents: stepOf(rule, place), place, why: 'place' }
}

/** What a child costs its parents of whom nothing is known but how many come before it. */
export function expectedShare(
  rule: EntitlementRule,
  kind: EntitlementKind,
  { olderSiblings, isOfAge: isAdult, isExempt }: { olderSiblings: number; isOfAge: boolean; isExempt: boolean },
): OwnShare {
  const isFirst = isAdult && rule.adultsCountAsFirst
  return shareOf(rule, { key: '', birthDate: '', kind, isExempt }, isFirst ? null : olderSiblings + 1)
}

/**
 * What each child of a family costs its parents on a day, in the order in which they were given. Those whose ways are
 * paid are counted by their birth, the oldest first; who is exempt keeps the place.
 */
export function ownShares(rule: EntitlementRule, children: readonly Child[], day: PlainDate): OwnShare[] {
  const countsAsFirst = (child: Child) => rule.adultsCountAsFirst && isOfAge(child.birthDate, day)
  const counted = children.filter(child => child.kind === 'entitled' && !countsAsFirst(child)).toSorted(older)
  const placeOf = new Map(counted.map(({ key }, index) => [key, index + 1]))
  return children.map(child => shareOf(rule, child, placeOf.get(child.key) ?? null))
}
