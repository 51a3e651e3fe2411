export { offerList } from './offer-list.ts'
export { staffOfferRoutes } from './staff-offer.routes.ts'
