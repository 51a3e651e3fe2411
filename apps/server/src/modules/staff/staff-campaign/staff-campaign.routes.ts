import * as calls from '@billett/contract'
import { acting, preparing } from '../../../call/act/acting.ts'
import { handingOver } from '../../../call/act/handing-over.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { noteTrial, triedCampaign } from './campaign-trial.ts'
import { downloadProof } from './download-proof.ts'
import { releaseCampaign, stopCampaign } from './release-campaign.ts'
import { listCampaigns, listSamples, showCampaign } from './show-campaigns.ts'
import { listCampaignOffers } from './show-offers.ts'
import { addCampaign, saveCampaign } from './write-campaign.ts'

export const staffCampaignRoutes = [
  route(calls.getPriceCampaigns, async (context, { query }) => items(await listCampaigns(context, query))),
  route(calls.getPriceCampaign, async (context, { params }) =>
    item(await showCampaign(context, context.world.db, params.campaignGuid)),
  ),
  route(calls.getPriceCampaignOffers, async context => items(await listCampaignOffers(context))),
  route(calls.getPriceCampaignSamples, async (context, { params }) =>
    items(await listSamples(context, params.campaignGuid)),
  ),
  acting(calls.addPriceCampaign, (context, { body }, tx) => addCampaign(context, body, tx)),
  acting(calls.savePriceCampaign, (context, { params, body }, tx) => saveCampaign(context, { ...params, ...body }, tx)),
  preparing(
    calls.tryPriceCampaign,
    (context, { params, body }) => triedCampaign(context, { ...params, ...body }),
    noteTrial,
  ),
  acting(calls.releasePriceCampaign, (context, { params, body }, tx) =>
    releaseCampaign(context, { ...params, ...body }, tx),
  ),
  acting(calls.stopPriceCampaign, (context, { params, body }, tx) => stopCampaign(context, { ...params, ...body }, tx)),
  handingOver(calls.downloadPriceCampaign, (context, { params, query }) =>
    downloadProof(context, { ...params, ...query }),
  ),
]
