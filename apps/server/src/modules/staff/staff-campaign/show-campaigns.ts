import type {
  PriceCampaignsQuery,
  StaffCampaignSample,
  StaffPriceCampaign,
  StaffPriceCampaignDetail,
} from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import {
  campaignById,
  campaignsOf,
  countOf,
  endedBy,
  type StoredCampaign,
  sampleCampaign,
} from '../../billing/price-campaign/index.ts'
import { releasedConfigurations } from '../../subscription/offer/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { namesOfStaff, staffWindow } from '../listing/index.ts'
import { type Named, presentCampaign, presentDetail, presentSample } from './staff-campaign.present.ts'

/** Who wrote and released campaigns, and what their subscriptions are called. */
async function namedIn(
  { world, visitor, language }: Context,
  db: Statements,
  campaigns: readonly StoredCampaign[],
): Promise<Named> {
  const people = campaigns.flatMap(({ editedBy, releasedBy }) =>
    releasedBy === null ? [editedBy] : [editedBy, releasedBy],
  )
  const offers = await releasedConfigurations(db, clientIdOf(world))
  return {
    people: await namesOfStaff(db, people),
    offers: new Map(offers.map(({ content: { key, title } }) => [key, textIn(title, language)])),
    reader: visitor.id,
  }
}

/** A page of the campaigns of the caller's own client. Refuses `narrowFilter` where it is too late a page. */
export async function listCampaigns(context: Context, query: PriceCampaignsQuery): Promise<StaffPriceCampaign[]> {
  return campaignsIn(context, staffWindow(query), query.sort)
}

/** Some of them, in an order. */
export async function campaignsIn(
  context: Context,
  window: Window,
  sort: PriceCampaignsQuery['sort'],
): Promise<StaffPriceCampaign[]> {
  const { db } = context.world
  const campaigns = await campaignsOf(db, clientIdOf(context.world), window, sort)
  const named = await namedIn(context, db, campaigns)
  return campaigns.map(campaign => presentCampaign(campaign, named))
}

/** Refuses `priceCampaignNotFound` for none, and for another client's. */
export const knownCampaign = async ({ world }: Context, db: Statements, id: string): Promise<StoredCampaign> =>
  (await campaignById(db, clientIdOf(world), id)) ?? refuse('priceCampaignNotFound', 'campaignGuid')

/** One as it stands now. Refuses `priceCampaignNotFound`. */
export async function showCampaign(context: Context, db: Statements, id: string): Promise<StaffPriceCampaignDetail> {
  const campaign = await knownCampaign(context, db, id)
  const count = { ...(await countOf(db, id)), ended: await endedBy(db, id) }
  return presentDetail(campaign, { named: await namedIn(context, db, [campaign]), count })
}

/** What a campaign changes for some of its contracts, as it would now. Refuses `priceCampaignNotFound`. */
export async function listSamples(context: Context, id: string): Promise<StaffCampaignSample[]> {
  const { world } = context
  const samples = await sampleCampaign(world, world.db, await knownCampaign(context, world.db, id))
  return samples.map(presentSample)
}
