export { tripsRoutes } from './trips.routes.ts'
