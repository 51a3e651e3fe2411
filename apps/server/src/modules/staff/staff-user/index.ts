export { setActive } from './set-active.ts'
export { staffUserRoutes } from './staff-user.routes.ts'
export { seenUser } from './user-detail.queries.ts'
export { userList } from './user-list.ts'
