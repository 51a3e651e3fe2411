export { insertInvited } from './insert-invited.ts'
export { insertStaff, inviteStaff } from './invite-staff.ts'
export { registerKnown } from './register-known.ts'
export { registrationRoutes } from './registration.routes.ts'
