export { debitedAccountRoutes } from './debited-account.routes.ts'
export { isMandateInUse } from './mandate-in-use.queries.ts'
export { remindOfMandates } from './remind-of-mandates.ts'
