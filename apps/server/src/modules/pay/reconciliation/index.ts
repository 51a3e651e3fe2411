export { openCase } from './open-case.ts'
export { endCase, givenBackByCase, openCases, type PaymentCase } from './payment-case.repository.ts'
export { reconcile } from './reconcile.ts'
export { refundCases } from './refund-cases.ts'
