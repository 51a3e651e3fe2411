import { HEADERS } from '@billett/contract'

/** What replies to the same address depend on: the language asked for, and who asks. */
export const VARY = [HEADERS.language, HEADERS.authorization].join(', ')
