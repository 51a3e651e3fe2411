export { commonRoutes } from './common.routes.ts'
export { raiseEvent } from './raise-event.ts'
