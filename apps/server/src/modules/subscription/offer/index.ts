export { readConfiguration, type StoredConfiguration } from './configuration.repository.ts'
export { offerRoutes } from './offer.routes.ts'
export { offersSubscriptions } from './offers-subscriptions.ts'
export { quoteArticle } from './quote-article.ts'
