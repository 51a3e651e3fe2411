export {
  applicationState,
  findOrdered,
  hasApplication,
  lockFingerprint,
  type Ordered,
  orderedAlready,
  setConcluding,
  setValues,
} from './application.repository.ts'
export { applicationRoutes } from './application.routes.ts'
export { beginApplication } from './begin-application.ts'
export type { AddressProven } from './confirm/confirm-subscription.ts'
export { contractFile, contractFileId } from './document/contract-file.ts'
export { payerOfFirst } from './first-payment/payer-of-first.ts'
export { assessAgain } from './flow/assess-again.ts'
export { assessGranted } from './flow/assess-granted.ts'
export { decideApplication, decideApplicationIn } from './flow/decide-application.ts'
export { decideSuspicion } from './flow/decide-suspicion.ts'
export { demoClerk } from './flow/demo-clerk.ts'
export { conclude } from './flow/grant.ts'
export { lookAfterApplications } from './flow/look-after-applications.ts'
export { proceedApplication } from './flow/proceed-application.ts'
export { tellHowItStands } from './flow/tell-how-it-stands.ts'
export { applicationsToDecide } from './flow/waiting.queries.ts'
export { sendSubscriptionMail } from './mail/send-subscription-mail.ts'
export { SUBSCRIPTION_MAIL } from './mail/subscription-mail-words.ts'
export { moveApplication } from './move.ts'
export { moveMany } from './move-many.repository.ts'
export { pricedWayOf } from './ordered-way.ts'
export { askForProofAgain, passWaitsNoLonger } from './proof/examined-proof.ts'
export { handInProof } from './proof/hand-in-proof.ts'
export { giveProof, insertProofs, proofsOf, proofsOfAll, type StoredProof } from './proof/proof.repository.ts'
