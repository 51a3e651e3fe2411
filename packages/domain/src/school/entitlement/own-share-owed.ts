import type { Share } from '../../subscription/billing/share.ts'

/**
 * Whether a family pays some of a ticket itself, as far as its school is told: yes or no, and nothing of how much. Who
 * pays as an organisation is not among the people.
 */
export const owesOwnShare = (shares: readonly Share[], people: ReadonlySet<string>): boolean =>
  shares.some(share => people.has(share.payer) && (share.kind !== 'fixed' || share.cents > 0))
