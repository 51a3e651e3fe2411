export { brokenAmong, brokenInvariants } from './broken-invariants.ts'
export { CHECK_EVERY, checkBooks } from './check-books.ts'
export { ordersOfPart, type Part } from './orders-to-check.ts'
export { takeMoved } from './take-moved.ts'
