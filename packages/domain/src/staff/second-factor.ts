/**
 * How somebody of the company stands with what they have beside the password. `shown`: in this session · `toShow`: they
 * have one, and have not yet · `toSetUp`: they have none, and the company wants one · `notNeeded`: neither.
 */
export const SECOND_FACTOR_STATES = ['shown', 'toShow', 'toSetUp', 'notNeeded'] as const
export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number]

/** Who has set one up shows it, whether or not the company wants one of everybody. */
export function secondFactorState(of: { shown: boolean; has: boolean; isCompulsory: boolean }): SecondFactorState {
  if (of.shown) return 'shown'
  if (of.has) return 'toShow'
  return of.isCompulsory ? 'toSetUp' : 'notNeeded'
}

/** Whether calls are answered that do not say they are made before it (`Access.before`). */
export const isLetIn = (state: SecondFactorState): boolean => state === 'shown' || state === 'notNeeded'

/** Seconds a code of an app is shown for (RFC 6238 §5.2). */
const CODE_SECONDS = 30

/** Steps that a clock may be wrong by, before and after. */
const DRIFT = 1

/** The steps of time whose code is good now: each once, so none up to the last one that was used. */
export function goodSteps(unixSeconds: number, lastStep: number): number[] {
  const now = Math.floor(unixSeconds / CODE_SECONDS)
  return Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index).filter(step => step > lastStep)
}
