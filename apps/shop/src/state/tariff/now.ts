import { toInstant } from '@billett/domain'
import { shownPreview } from '@billett/web-kit/session/shop-preview.ts'
import { wallClockAt } from './trip-facts.ts'

/** Milliseconds since 1970; the moment that is looked at where staff look at the shop of another day. */
export function shopNow(): number {
  const preview = shownPreview()
  return preview ? Date.parse(preview.at) : Date.now()
}

/**
 * What clock and calendar of the region show now, `YYYY-MM-DDTHH:mm`. Ask when something happens, never while drawing:
 * server and browser differ.
 */
export const wallClockNow = (zone: string, now: () => number = shopNow): string => wallClockAt(toInstant(now()), zone)
