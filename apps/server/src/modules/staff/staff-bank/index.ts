export { staffBankRoutes } from './staff-bank.routes.ts'
