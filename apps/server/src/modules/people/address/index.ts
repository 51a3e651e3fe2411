export { addressRoutes } from './address.routes.ts'
export { checkAddress } from './check-address.ts'
