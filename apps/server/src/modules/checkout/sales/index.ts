export { expireCarts } from './cart/expire-carts.ts'
export { discountInvariants } from './discount/discount.invariants.ts'
export { salesRoutes } from './sales.routes.ts'
