export {
  contractById,
  contractNumbers,
  followMoves,
  historiesOf,
  insertContract,
  lockContract,
  lockContracts,
  moveOrganisation,
  park,
  record,
  recordEach,
  setHolder,
  setOrganisation,
  setSubscriber,
  withConfigurations,
} from './contract.repository.ts'
export { type Debit, firstDebits, usualPlan } from './first-debits.ts'
export { bookReader, priceBook } from './price-book.ts'
