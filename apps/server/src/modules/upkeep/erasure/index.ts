export { eraseOwner, eraseParty } from './erase-party.ts'
export { keptMandate } from './forget-party.ts'
export { is, takingPart } from './taking-part.queries.ts'
