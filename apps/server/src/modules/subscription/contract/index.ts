export {
  contractById,
  historiesOf,
  insertContract,
  lockContract,
  park,
  record,
  setSubscriber,
  withConfigurations,
} from './contract.repository.ts'
export { type Debit, firstDebits, usualPlan } from './first-debits.ts'
export { priceBook } from './price-book.ts'
