export { staffOfferRoutes } from './staff-offer.routes.ts'
