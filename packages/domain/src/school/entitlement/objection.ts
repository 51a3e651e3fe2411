import { addDays, type PlainDate } from '../../time/plain-date.ts'
import type { DecisionResult } from './decision.ts'
import { objectionUntil } from './objection-term.ts'

/** How an objection stands. What is decided of it is decided for good. */
const MOVES = {
  open: ['upheld', 'dismissed', 'withdrawn'],
  upheld: [],
  dismissed: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>

export type ObjectionState = keyof typeof MOVES
export const OBJECTION_STATES = ['open', 'upheld', 'dismissed', 'withdrawn'] as const satisfies ObjectionState[]

export const canMoveObjection = (from: ObjectionState, to: ObjectionState): boolean =>
  MOVES[from].some((next: ObjectionState) => next === to)

/** Who says that a decision is wrong: the parents by their link, or staff or who pays for what came by letter. */
export const OBJECTED_BY = ['parents', 'payer', 'staff'] as const
export type ObjectedBy = (typeof OBJECTED_BY)[number]

/** How the term of a decision stands on a day. */
export type ObjectionTerm =
  /** The letter is not out yet. */
  | { state: 'notDelivered' }
  | { state: 'running'; until: PlainDate }
  /** An objection was made in time: the term stands still until it is decided. */
  | { state: 'stopped'; since: PlainDate }
  /** Nobody objected in time, or what was objected is decided: the decision is final. */
  | { state: 'final'; since: PlainDate }

export interface ObjectionFacts {
  /** Day the letter counts as delivered; null while it is not out. */
  deliveredOn: PlainDate | null
  objection: { state: ObjectionState; receivedOn: PlainDate; decidedOn: PlainDate | null } | null
}

export function objectionTerm({ deliveredOn, objection }: ObjectionFacts, today: PlainDate): ObjectionTerm {
  if (objection?.state === 'open') return { state: 'stopped', since: objection.receivedOn }
  if (objection && objection.state !== 'withdrawn')
    return { state: 'final', since: objection.decidedOn ?? objection.receivedOn }
  if (deliveredOn === null) return { state: 'notDelivered' }
  const until = objectionUntil(deliveredOn)
  return today <= until ? { state: 'running', until } : { state: 'final', since: addDays(until, 1) }
}

/**
 * An objection is taken once, and until its last day; what came by letter counts by the day it came in. Against the
 * answer to one there is no other: whoever disagrees goes to court.
 */
export function objectionRefusal(
  facts: ObjectionFacts & { result: DecisionResult },
  receivedOn: PlainDate,
): 'objectedAlready' | 'objectionTooLate' | null {
  if (facts.result === 'objectionDismissed') return 'objectedAlready'
  if (facts.objection && facts.objection.state !== 'withdrawn') return 'objectedAlready'
  if (facts.deliveredOn === null) return null
  return receivedOn <= objectionUntil(facts.deliveredOn) ? null : 'objectionTooLate'
}
