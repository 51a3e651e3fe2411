export { takeOverRoutes } from './take-over.routes.ts'
export { tellOwners } from './tell-owners.ts'
