export { commonRoutes } from './common.routes.ts'
export { productVersion } from './product-version.ts'
export { raiseEvent } from './raise-event.ts'
