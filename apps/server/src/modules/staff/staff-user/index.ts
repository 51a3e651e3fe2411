export { userList } from './export-users.ts'
export { staffUserRoutes } from './staff-user.routes.ts'
export { seenUser } from './user-detail.queries.ts'
