export { checkBooks } from './check-books.ts'
export { brokenInvariants } from './invariants.ts'
