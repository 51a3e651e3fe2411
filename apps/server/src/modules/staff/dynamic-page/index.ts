export { dynamicPageRoutes } from './dynamic-page.routes.ts'
export { pageList } from './page-list.ts'
