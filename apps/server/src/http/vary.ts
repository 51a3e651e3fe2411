import { HEADERS } from '@billett/contract'

/** What replies to the same address depend on: the language asked for, who asks, and on which day they look. */
export const VARY = [HEADERS.language, HEADERS.authorization, HEADERS.preview].join(', ')
