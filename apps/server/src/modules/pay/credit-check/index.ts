export { requireCredit } from './check-credit.ts'
