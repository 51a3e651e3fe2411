import { addMinutes, type Instant } from '../time/instant.ts'

/** Minutes after each try that failed: often at first, then twice a day, and within three days in all. */
const WAITS = [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720] as const

/** When a message to a partner is tried again after so many tries in vain; null where it is given up. */
export function nextDelivery(tries: number, now: Instant): Instant | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : addMinutes(now, wait)
}
