export { commonRoutes } from './common.routes.ts'
export { raiseBooks } from './raise-books.ts'
export { raiseEvent } from './raise-event.ts'
export { settleEvent } from './settle-event.ts'
