export {
  type CampaignTrial,
  campaignById,
  campaignsOf,
  changeCampaign,
  hasRival,
  insertCampaign,
  lockCampaign,
  type StoredCampaign,
} from './campaign.repository.ts'
export { campaignRound } from './campaign-round.ts'
export { countOf, endedBy, type ToldContract, toldAfter } from './consent.repository.ts'
export { priceCampaignRoutes } from './price-campaign.routes.ts'
export { sendPriceMail } from './send-price-mail.ts'
export { tellOfCampaign } from './tell-of-campaign.ts'
export { sampleCampaign, tryCampaign } from './try-campaign.ts'
