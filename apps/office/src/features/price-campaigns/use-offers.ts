import { useListed } from '../../hooks/use-listed.ts'
import { getPriceCampaignOffers } from '../../state/admin/admin.calls.ts'

/** Subscriptions that a campaign can be about; undefined until they are known. */
export function useOffers() {
  const { rows: offers, failed, errors, again } = useListed(getPriceCampaignOffers, undefined)
  return { offers, failed, errors, again }
}
