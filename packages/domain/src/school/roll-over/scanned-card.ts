import type { Instant } from '../../time/instant.ts'

/** What it means that a card lies under the scanner of a school. */
export type ScannedCard = 'handedOut' | 'returned'

/**
 * A card that was made after the step into the year took effect is the new one, which is handed out; any other is an
 * old one that comes back, as is the one of whoever keeps none.
 */
export const scannedCard = (
  { sentOn, appliedOn }: { sentOn: Instant; appliedOn: Instant },
  isHandedOut: boolean,
): ScannedCard => (isHandedOut && sentOn >= appliedOn ? 'handedOut' : 'returned')
