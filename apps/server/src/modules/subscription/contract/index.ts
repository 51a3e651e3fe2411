export { historiesOf, insertContract, lockContract, park, record } from './contract.repository.ts'
export { priceBook } from './price-book.ts'
