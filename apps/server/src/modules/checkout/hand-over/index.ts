export { handOverInvariants } from './hand-over.invariants.ts'
export { withdrawOffers } from './hand-over.repository.ts'
export { handOverRoutes } from './hand-over.routes.ts'
export { sendHandOverMail } from './send-hand-over-mail.ts'
