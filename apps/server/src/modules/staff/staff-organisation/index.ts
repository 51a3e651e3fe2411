export { organisationList } from './organisation-list.ts'
export { staffOrganisationRoutes } from './staff-organisation.routes.ts'
