export { changeRequestRoutes } from './change-request.routes.ts'
export { sendSchoolRequestMail, tellAsker } from './send-request-mail.ts'
export { requestsOfStudent } from './show-requests.ts'
