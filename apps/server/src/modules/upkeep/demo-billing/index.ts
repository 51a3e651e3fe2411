export { keepDemoBilling } from './keep-demo-billing.ts'
