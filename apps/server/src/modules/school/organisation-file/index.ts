export { fileById } from './organisation-file.queries.ts'
export { organisationFileRoutes } from './organisation-file.routes.ts'
export { takeFile } from './organisation-files.ts'
