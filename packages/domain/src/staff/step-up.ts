import { addMinutes, type Instant } from '../time/instant.ts'

/** Minutes for which somebody who has just shown who they are may do what is dangerous. */
const STEP_UP_MINUTES = 5

/** Until when a proof is good; null where there is none. */
export const goodUntil = (provenOn: Instant | null): Instant | null =>
  provenOn === null ? null : addMinutes(provenOn, STEP_UP_MINUTES)

export function isProven(provenOn: Instant | null, now: Instant): boolean {
  const until = goodUntil(provenOn)
  return until !== null && now < until
}
