export { presentRequest } from './change-request.present.ts'
export {
  firstEventOf,
  insertRequest,
  lockRequest,
  markTakenBack,
  requestsOf,
  type StoredChangeRequest,
  storeDecision,
  undecidedRequests,
} from './change-request.repository.ts'
export { REASONS, RECIPIENTS, REQUEST_STATES } from './change-words.ts'
export { chosenRecipient } from './chosen-recipient.ts'
