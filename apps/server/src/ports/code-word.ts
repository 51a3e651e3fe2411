import type { PlainDate } from '@billett/domain'

/**
 * The word that a company's tickets of one day of sale show beside their barcode. Inspectors know it, whoever copies a
 * ticket of another day does not; it is never the only proof.
 */
export type CodeWord = (clientId: string, soldOn: PlainDate) => string
