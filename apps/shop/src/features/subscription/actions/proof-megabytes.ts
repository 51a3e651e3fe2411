import { MAX_PROOF } from '@billett/contract'

/** Of a file that proves something, at most. */
export const PROOF_MEGABYTES = Math.floor(MAX_PROOF / (1024 * 1024))
