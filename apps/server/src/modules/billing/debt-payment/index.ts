export { debtPaymentInvariants } from './debt-payment.invariants.ts'
export { debtPaymentRoutes } from './debt-payment.routes.ts'
export { settleDebts } from './settle-debt.ts'
export { settleKnownDebt } from './settle-known-debt.ts'
