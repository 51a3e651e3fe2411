export { presentRequest } from './change-request.present.ts'
export {
  insertRequest,
  markTakenBack,
  requestsOf,
  type StoredChangeRequest,
} from './change-request.repository.ts'
export { REASONS, RECIPIENTS } from './change-words.ts'
