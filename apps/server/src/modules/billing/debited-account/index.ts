export { debitedAccountRoutes } from './debited-account.routes.ts'
