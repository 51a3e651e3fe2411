import { isWritten } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockCampaign, type StoredCampaign } from '../../billing/price-campaign/index.ts'

export interface AskedEdition {
  campaignGuid: string
  edition: number
}

/** A campaign, held. Refuses `priceCampaignNotFound` for none, and for another client's. */
export const heldCampaign = async ({ world }: Context, tx: Transaction, id: string): Promise<StoredCampaign> =>
  (await lockCampaign(tx, clientIdOf(world), id)) ?? refuse('priceCampaignNotFound', 'campaignGuid')

/** One that nobody has released, as it was read. Refuses `priceCampaignReleased` and `changedMeanwhile` beside. */
export async function heldDraft(
  context: Context,
  tx: Transaction,
  { campaignGuid, edition }: AskedEdition,
): Promise<StoredCampaign> {
  const campaign = await heldCampaign(context, tx, campaignGuid)
  if (!isWritten(campaign.state)) refuse('priceCampaignReleased')
  if (campaign.edition !== edition) refuse('changedMeanwhile', 'edition')
  return campaign
}
