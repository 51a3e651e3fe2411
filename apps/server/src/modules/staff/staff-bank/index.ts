export { dunningList } from './case-list.ts'
export { bankList } from './entry-list.ts'
export { staffBankRoutes } from './staff-bank.routes.ts'
