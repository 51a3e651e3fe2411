import type { BillingReason, StaffPriceCampaignDetail } from '@billett/contract'
import { addMinutes, mayStopTelling, mayWithdraw } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeCampaign, tellOfCampaign } from '../../billing/price-campaign/index.ts'
import { type AskedEdition, heldCampaign, heldDraft } from './held-campaign.ts'
import { showCampaign } from './show-campaigns.ts'
import { checkCampaign } from './written-campaign.ts'

/** Minutes for which a trial says what would come of it: tariffs, offers and contracts change meanwhile. */
const TRIAL_HOLDS = 24 * 60

/**
 * Has customers told. Refuses `priceCampaignIsOwn` to whoever wrote it last, `priceCampaignNotTried` lately, and
 * `priceCampaignTellsNobody`, and at each field what is wrong with it by now, as a day that has come too near.
 */
export async function releaseCampaign(
  context: Context,
  asked: AskedEdition,
  tx: Transaction,
): Promise<Done<StaffPriceCampaignDetail>> {
  const { world, visitor } = context
  const campaign = await heldDraft(context, tx, asked)
  const { id, trial, triedOn, offerKey, effectiveOn } = campaign
  if (campaign.editedBy === visitor.id) refuse('priceCampaignIsOwn')
  if (campaign.state !== 'reviewed' || !trial || triedOn === null) return refuse('priceCampaignNotTried')
  if (trial.counts.changed === 0) refuse('priceCampaignTellsNobody')
  await checkCampaign(context, tx, campaign)
  if (triedOn <= addMinutes(world.clock(), -TRIAL_HOLDS)) refuse('priceCampaignNotTried')
  await changeCampaign(tx, id, { state: 'released', releasedBy: visitor.id, releasedOn: world.clock() })
  await tellOfCampaign(tx, { ...campaign, state: 'released' }, world.clock())
  const told = { contracts: trial.counts.changed, beforeCents: trial.beforeCents, afterCents: trial.afterCents }
  return {
    answer: item(await showCampaign(context, tx, id)),
    act: {
      kind: 'priceCampaign',
      id,
      before: { state: campaign.state },
      after: { state: 'released', offerKey, effectiveOn, edition: asked.edition, ...told },
    },
  }
}

/** Gives it up, or tells nobody more. Refuses `priceCampaignNotFound`, and `priceCampaignIsTold` once all were told. */
export async function stopCampaign(
  context: Context,
  { campaignGuid, reason }: BillingReason & { campaignGuid: string },
  tx: Transaction,
): Promise<Done<StaffPriceCampaignDetail>> {
  const campaign = await heldCampaign(context, tx, campaignGuid)
  const { id, state: before } = campaign
  const isSpared = mayStopTelling(before)
  if (!(isSpared || mayWithdraw(before))) refuse('priceCampaignIsTold')
  const state = isSpared ? 'open' : 'withdrawn'
  await changeCampaign(tx, id, { state })
  await tellOfCampaign(tx, { ...campaign, state }, context.world.clock())
  return {
    answer: item(await showCampaign(context, tx, id)),
    act: { kind: 'priceCampaign', id, before: { state: before }, after: { state, reason } },
  }
}
