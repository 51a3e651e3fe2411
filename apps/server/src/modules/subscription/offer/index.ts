export { chosenArticle } from './chosen-article.ts'
export { categoriesOf, releasedConfigurations, type StoredConfiguration } from './configuration.repository.ts'
export { offerRoutes } from './offer.routes.ts'

export { offeredConfiguration } from './offered-configuration.ts'
export { productDescription, productName, wayName } from './product-name.ts'
export { quoteArticle } from './quote-article.ts'
