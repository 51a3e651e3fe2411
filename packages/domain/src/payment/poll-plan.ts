import { addMinutes, epochOf, type Instant } from '../time/instant.ts'
import { type AttemptState, isDecided } from './attempt.ts'

/** Minutes until the provider is asked again, by how often it has been asked: soon at first, hourly in the end. */
const STEPS = [0.5, 1, 2, 5, 10, 30, 60] as const
const LAST = 60

/** When an attempt in this state is asked about next; null once it is decided. */
export function nextPoll(state: AttemptState, polls: number, now: Instant): Instant | null {
  return isDecided(state) ? null : addMinutes(now, STEPS[polls] ?? LAST)
}

/** Minutes after which a payment the provider has never heard of will not come any more. */
const NEVER_ARRIVED = 30

/** What an attempt is that the provider does not know: it may still be on its way there, for a while. */
export function stateOfAbsent(
  { state, createdOn }: { state: AttemptState; createdOn: Instant },
  now: Instant,
): AttemptState {
  const isOverdue = epochOf(now) - epochOf(createdOn) > NEVER_ARRIVED * 60_000
  return isOverdue ? 'expired' : state
}
