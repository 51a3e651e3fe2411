/** What is told in feeds of their own: how trips run, what passengers must know, where vehicles are. */
export const FEED_KINDS = ['trips', 'alerts', 'vehicles'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/**
 * Why there is nothing of real time to show: the service does not answer, or what it says is no feed, only what has
 * changed, more than a feed has, old, of the future, or about another timetable.
 */
export const FEED_TROUBLES = [
  'unreachable',
  'unreadable',
  'differential',
  'tooMuch',
  'tooOld',
  'ahead',
  'unknownTrips',
] as const
export type FeedTrouble = (typeof FEED_TROUBLES)[number]
