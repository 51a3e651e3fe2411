export { giveBackRoutes } from './give-back.routes.ts'
export { takeBack } from './take-back.ts'
