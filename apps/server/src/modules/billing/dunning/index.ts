export { dunningRound } from './dunning-round.ts'
export { payDebt } from './pay-debt.ts'
export { reactToReturn } from './react-to-return.ts'
export { sendDunningMail } from './send-dunning-mail.ts'
