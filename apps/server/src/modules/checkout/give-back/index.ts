export { giveBackRoutes } from './give-back.routes.ts'
