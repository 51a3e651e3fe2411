export { personsOf } from './contact-person.queries.ts'
export { endPerson, followRights } from './contact-person.repository.ts'
export { contactPersonRoutes } from './contact-person.routes.ts'
export { invitePerson } from './invite-person.ts'
