import { toInstant } from '@billett/domain'
import { wallClockAt } from './trip-facts.ts'

/**
 * What clock and calendar of the region show now, `YYYY-MM-DDTHH:mm`. Ask when something happens, never while drawing:
 * server and browser differ.
 */
export const wallClockNow = (zone: string, now: () => number = Date.now): string => wallClockAt(toInstant(now()), zone)
