export { applyMessage } from './apply-message.ts'
export { bankMessageInvariants } from './bank-message.invariants.ts'
export { inboxRound } from './inbox-round.ts'
export { takeMessage } from './take-message.ts'
