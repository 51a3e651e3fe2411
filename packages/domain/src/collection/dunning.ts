import type { Cents } from '../money/cents.ts'
import type { LocalText } from '../tariff/model.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { type DunningState, nextDunningStates } from './dunning-state.ts'

/** What is done at a level. Data of a client. */
export interface DunningLevel {
  state: DunningState
  /** Days after the case was opened. */
  afterDays: number
  /** Never more than it costs to tell. */
  feeCents: Cents
  /** The pass is good for nothing until it is paid. */
  isBlocked: boolean
  /** The company's own words of its letter, instead of those that follow from the level. */
  subject?: LocalText | undefined
  /** `{day}` stands for the last day on which nothing further follows. */
  lead?: LocalText | undefined
}

export const USUAL_DUNNING_LEVELS: readonly DunningLevel[] = [
  { state: 'notified', afterDays: 0, feeCents: 0, isBlocked: false },
  { state: 'reminded', afterDays: 7, feeCents: 0, isBlocked: false },
  { state: 'warned', afterDays: 14, feeCents: 120, isBlocked: true },
  { state: 'terminated', afterDays: 28, feeCents: 0, isBlocked: true },
  { state: 'handedOver', afterDays: 42, feeCents: 0, isBlocked: true },
]

/** What the letter of a level has to say of it. */
interface LetterFacts {
  level: DunningLevel | undefined
  /** The last day before the next level; null where none follows. */
  payBy: PlainDate | null
  /** The pass is blocked with the next level, and is not yet. */
  isBlockedNext: boolean
}

/** What a level means for whoever is written to, as the levels are configured. */
export function letterFacts(levels: readonly DunningLevel[], state: DunningState, takenOn: PlainDate): LetterFacts {
  const place = levels.findIndex(level => level.state === state)
  const level = levels[place]
  const next = place < 0 ? undefined : levels[place + 1]
  if (!level || !next) return { level, payBy: null, isBlockedNext: false }
  const days = Math.max(1, next.afterDays - level.afterDays)
  return { level, payBy: addDays(takenOn, days - 1), isBlockedNext: next.isBlocked && !level.isBlocked }
}

/** Kinds of what holds a case back. */
export const DUNNING_HOLDS = ['dispute', 'promise', 'minor', 'death', 'insolvency'] as const
export type DunningHoldKind = (typeof DUNNING_HOLDS)[number]

/** Why nobody is dunned. A promise holds to its day; the others until somebody ends them. */
export type DunningHold = { kind: Exclude<DunningHoldKind, 'promise'> } | { kind: 'promise'; until: PlainDate }

const STOPPING: readonly DunningHoldKind[] = ['death', 'insolvency']

/**
 * Whether nothing is collected either while a case waits for it: of whoever has died or is insolvent the account is not
 * theirs to be debited any more.
 */
export const stopsCollecting = (kind: DunningHoldKind): boolean => STOPPING.includes(kind)

const isHeldBack = (holds: readonly DunningHold[], today: PlainDate): boolean =>
  holds.some(hold => hold.kind !== 'promise' || hold.until >= today)

export interface DunningCase {
  state: DunningState
  openedOn: PlainDate
  /** When the level it stands at was reached. */
  reachedOn: PlainDate
  owedCents: Cents
  holds: readonly DunningHold[]
}

/**
 * What has to be done about a case today: the next level, clear where nothing is owed any more, or nothing. Never two
 * levels at once, nor two closer than they are to each other, however long a case was held back.
 */
export function nextDunning(
  { state, openedOn, reachedOn, owedCents, holds }: DunningCase,
  levels: readonly DunningLevel[],
  today: PlainDate,
): { state: 'clear' } | DunningLevel | null {
  if (state !== 'clear' && owedCents <= 0) return { state: 'clear' }
  if (owedCents <= 0 || isHeldBack(holds, today)) return null
  const place = levels.findIndex(level => level.state === state)
  const next = levels[place + 1]
  if (!next || !nextDunningStates(state).includes(next.state)) return null
  const apart = next.afterDays - (levels[place]?.afterDays ?? 0)
  const due = [addDays(openedOn, next.afterDays), addDays(reachedOn, place < 0 ? 0 : apart)].sort().at(-1) ?? openedOn
  return due <= today ? next : null
}
