export { insertStaff, inviteStaff } from './invite-staff.ts'
export { registrationRoutes } from './registration.routes.ts'
