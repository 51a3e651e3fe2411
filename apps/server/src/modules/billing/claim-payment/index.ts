export { chargePayer, chargePayers } from './charge-payer.ts'
export { lockPayer } from './claim-payment.repository.ts'
export { payClaims } from './pay-claims.ts'
