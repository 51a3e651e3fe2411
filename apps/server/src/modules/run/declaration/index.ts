export { confirmWithdrawal } from './confirm-withdrawal.ts'
export { declarationRoutes } from './declaration.routes.ts'
export { declare } from './declare.ts'
export { passOnBarrierReport } from './pass-on-barrier-report.ts'
