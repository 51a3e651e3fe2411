export { changeRequestRoutes } from './change-request.routes.ts'
export { takeContracts } from './effect/move-student.ts'
export { sendSchoolRequestMail, tellAsker } from './send-request-mail.ts'
export { requestsOfStudent } from './show-requests.ts'
