export { buildNameIndex, type NameEntry, type NameIndex } from './name-index.ts'
export { type NameMatch, search } from './search.ts'
