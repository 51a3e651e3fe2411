export { contactPersonRoutes } from './contact-person.routes.ts'
