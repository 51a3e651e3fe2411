import type { PriceCampaignContent, StaffPriceCampaignDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeCampaign, insertCampaign, type StoredCampaign } from '../../billing/price-campaign/index.ts'
import { heldDraft } from './held-campaign.ts'
import { showCampaign } from './show-campaigns.ts'
import { checkCampaign } from './written-campaign.ts'

const contentOf = (campaign: StoredCampaign): PriceCampaignContent => ({
  offerKey: campaign.offerKey,
  mode: campaign.mode,
  effectiveOn: campaign.effectiveOn,
  deadline: campaign.deadline,
  remindOn: [...campaign.remindOn],
  oldPriceUntil: campaign.oldPriceUntil,
  introduction: campaign.introduction,
})

/** Each day once and in order, however they were typed. */
const inOrder = ({ remindOn, ...content }: PriceCampaignContent): PriceCampaignContent => ({
  ...content,
  remindOn: [...new Set(remindOn)].toSorted(),
})

/** Writes a campaign as a draft. Refuses at each field what is wrong with it. */
export async function addCampaign(
  context: Context,
  asked: PriceCampaignContent,
  tx: Transaction,
): Promise<Done<StaffPriceCampaignDetail>> {
  const { world, visitor } = context
  const content = inOrder(asked)
  await checkCampaign(context, tx, content)
  const id = world.newRowId()
  await insertCampaign(tx, {
    ...content,
    id,
    clientId: clientIdOf(world),
    state: 'draft',
    edition: 1,
    editedBy: visitor.id,
    editedOn: world.clock(),
    trial: null,
    triedOn: null,
    releasedBy: null,
    releasedOn: null,
  })
  return {
    answer: item(await showCampaign(context, tx, id)),
    act: { kind: 'priceCampaign', id, after: { ...content } },
  }
}

/**
 * Writes on at a draft, which has to be tried anew then. Refuses `priceCampaignNotFound`, `priceCampaignReleased`,
 * `changedMeanwhile`, and at each field what is wrong with it.
 */
export async function saveCampaign(
  context: Context,
  { campaignGuid, edition, ...asked }: PriceCampaignContent & { campaignGuid: string; edition: number },
  tx: Transaction,
): Promise<Done<StaffPriceCampaignDetail>> {
  const { world, visitor } = context
  const campaign = await heldDraft(context, tx, { campaignGuid, edition })
  const content = inOrder(asked)
  await checkCampaign(context, tx, { ...content, id: campaign.id })
  await changeCampaign(tx, campaign.id, {
    ...content,
    state: 'draft',
    edition: edition + 1,
    editedBy: visitor.id,
    editedOn: world.clock(),
    trial: null,
    triedOn: null,
  })
  return {
    answer: item(await showCampaign(context, tx, campaign.id)),
    act: { kind: 'priceCampaign', id: campaign.id, before: { ...contentOf(campaign) }, after: { ...content } },
  }
}
