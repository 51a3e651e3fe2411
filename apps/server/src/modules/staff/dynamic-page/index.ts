export { dynamicPageRoutes } from './dynamic-page.routes.ts'
