export { organisationFileRoutes } from './organisation-file.routes.ts'
