export { controlRound } from './control-round.ts'
export { organisationRoutes } from './organisation.routes.ts'
