/**
 * What the feed does. `mixed`: as an ordinary day, by a seed · `onTime`, `late`: every trip · `cancelled`: the next one
 * of each line, to each of its ends · `broken`: those are so late that changes fail · then what a feed must not be:
 * old, of the future, empty, not there, no feed at all, too large, of another region.
 */
export const SWITCHES = [
  'mixed',
  'onTime',
  'late',
  'cancelled',
  'broken',
  'stale',
  'old',
  'future',
  'empty',
  'error',
  'garbage',
  'huge',
  'wrongIds',
] as const
export type Switch = (typeof SWITCHES)[number]

/** What the feed is set to; forgotten when the process ends. */
export interface Setting {
  set: Switch
}
