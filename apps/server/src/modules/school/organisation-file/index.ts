export { fileById } from './organisation-file.queries.ts'
export { organisationFileRoutes } from './organisation-file.routes.ts'
