export { staffCampaignRoutes } from './staff-campaign.routes.ts'
