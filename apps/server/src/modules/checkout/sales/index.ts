export { expireCarts } from './expire-carts.ts'
export { salesRoutes } from './sales.routes.ts'
