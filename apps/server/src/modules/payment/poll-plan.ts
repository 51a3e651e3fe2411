import { type AttemptState, addMinutes, type Instant, isDecided } from '@billett/domain'

/** Minutes until the provider is asked again, by how often it has been asked: soon at first, hourly in the end. */
const STEPS = [0.5, 1, 2, 5, 10, 30, 60] as const
const LAST = 60

/** When an attempt in this state is asked about next; null once it is decided. */
export function nextPoll(state: AttemptState, polls: number, now: Instant): Instant | null {
  return isDecided(state) ? null : addMinutes(now, STEPS[polls] ?? LAST)
}
