export { expireCarts } from './cart/expire-carts.ts'
export { salesRoutes } from './sales.routes.ts'
