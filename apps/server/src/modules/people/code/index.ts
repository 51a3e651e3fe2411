export { dropCodesBefore } from './one-time-code.repository.ts'
export { codeOf, dropCodes, emailToConfirm, findCode, makeCode, pendingEmailOf, redeemCode } from './one-time-codes.ts'
