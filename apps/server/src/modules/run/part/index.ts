export { goOver } from './go-over.ts'
export { type IdRange, PART } from './part.repository.ts'
