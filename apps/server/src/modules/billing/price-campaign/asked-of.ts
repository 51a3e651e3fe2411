import type { Asked } from '@billett/domain'
import type { AskedConsent } from './consent.repository.ts'

/** A contract that was told of a new price, in the words of the rules. */
export const askedOf = ({ campaign, consent }: Pick<AskedConsent, 'campaign' | 'consent'>): Asked => ({
  campaign,
  from: consent.fromDay,
  announcedOn: consent.announcedOn,
})
