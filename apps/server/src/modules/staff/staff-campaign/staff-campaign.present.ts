import type { StaffCampaignSample, StaffPriceCampaign, StaffPriceCampaignDetail } from '@billett/contract'
import { isWritten, mayStopTelling, mayWithdraw, SEPA_CURRENCY } from '@billett/domain'
import type { StoredCampaign, sampleCampaign } from '../../billing/price-campaign/index.ts'

export interface Named {
  /** Names of people by their accounts. */
  people: ReadonlyMap<string, string>
  /** What subscriptions are called, by their keys. */
  offers: ReadonlyMap<string, string>
  /** The account of who reads it. */
  reader: string
}

export const presentCampaign = (campaign: StoredCampaign, { people, offers, reader }: Named): StaffPriceCampaign => ({
  guid: campaign.id,
  offerKey: campaign.offerKey,
  offerTitle: offers.get(campaign.offerKey) ?? campaign.offerKey,
  mode: campaign.mode,
  effectiveOn: campaign.effectiveOn,
  deadline: campaign.deadline,
  state: campaign.state,
  editedBy: people.get(campaign.editedBy) ?? campaign.editedBy,
  editedOn: campaign.editedOn,
  isOwn: campaign.editedBy === reader,
  releasedBy: campaign.releasedBy === null ? null : (people.get(campaign.releasedBy) ?? campaign.releasedBy),
  releasedOn: campaign.releasedOn,
})

export const presentDetail = (
  campaign: StoredCampaign,
  { named, count }: { named: Named; count: StaffPriceCampaignDetail['count'] },
): StaffPriceCampaignDetail => ({
  ...presentCampaign(campaign, named),
  remindOn: [...campaign.remindOn],
  oldPriceUntil: campaign.oldPriceUntil,
  introduction: campaign.introduction,
  edition: campaign.edition,
  currency: SEPA_CURRENCY,
  trial: campaign.trial,
  triedOn: campaign.triedOn,
  count,
  mayEdit: isWritten(campaign.state),
  mayWithdraw: mayWithdraw(campaign.state),
  mayStop: mayStopTelling(campaign.state),
})

type Sample = Awaited<ReturnType<typeof sampleCampaign>>[number]

export const presentSample = ({ id, number, change }: Sample): StaffCampaignSample => {
  const { from, beforeCents, afterCents } =
    change.cause === 'changed' ? change : { from: null, beforeCents: null, afterCents: null }
  return { contractGuid: id, contractNumber: number, cause: change.cause, from, beforeCents, afterCents }
}
