import type { StaffPriceCampaignDetail } from '@billett/contract'
import { isWritten } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { type CampaignTrial, changeCampaign, tryCampaign } from '../../billing/price-campaign/index.ts'
import { type AskedEdition, heldDraft } from './held-campaign.ts'
import { knownCampaign, showCampaign } from './show-campaigns.ts'
import { checkCampaign } from './written-campaign.ts'

interface Tried extends AskedEdition {
  trial: CampaignTrial
}

/**
 * Works out what a campaign does to its contracts, outside any transaction: a great company has many. Refuses
 * `priceCampaignNotFound`, `priceCampaignReleased`, `changedMeanwhile`, and at each field what is wrong with it today.
 */
export async function triedCampaign(context: Context, asked: AskedEdition): Promise<Tried> {
  const { world } = context
  const campaign = await knownCampaign(context, world.db, asked.campaignGuid)
  if (!isWritten(campaign.state)) refuse('priceCampaignReleased')
  if (campaign.edition !== asked.edition) refuse('changedMeanwhile', 'edition')
  await checkCampaign(context, world.db, campaign)
  return { ...asked, trial: await tryCampaign(world, world.db, campaign) }
}

/** Keeps what was worked out beside what is written, unless somebody has written on meanwhile. */
export async function noteTrial(
  context: Context,
  { trial, ...asked }: Tried,
  tx: Transaction,
): Promise<Done<StaffPriceCampaignDetail>> {
  const { id } = await heldDraft(context, tx, asked)
  await changeCampaign(tx, id, { state: 'reviewed', trial, triedOn: context.world.clock() })
  return {
    answer: item(await showCampaign(context, tx, id)),
    act: { kind: 'priceCampaign', id, after: { ...trial } },
  }
}
