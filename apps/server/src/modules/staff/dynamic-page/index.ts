export { dynamicPageRoutes } from './dynamic-page.routes.ts'
export { pageGaps } from './page-gaps.ts'
export { pageList } from './page-list.ts'
