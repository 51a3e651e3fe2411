export { campaignRound } from './campaign-round.ts'
export { priceCampaignRoutes } from './price-campaign.routes.ts'
export { sendPriceMail } from './send-price-mail.ts'
