export { languageGapRoutes } from './language-gap.routes.ts'
