export { mailList } from './mail-list.ts'
export { staffMailRoutes } from './staff-mail.routes.ts'
