export { checkBooks } from './check-books.ts'
export { type Broken, brokenInvariants } from './invariants.ts'
