export { campaignList } from './campaign-list.ts'
export { staffCampaignRoutes } from './staff-campaign.routes.ts'
