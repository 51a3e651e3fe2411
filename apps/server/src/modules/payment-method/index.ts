export { paymentMethodRoutes } from './payment-method.routes.ts'
