/** A number of 128 bits in 25 digits and letters, which leave room in references of 35. */
const short = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(25, '0')

/** What a collection is known by at both banks, for ever: a return names it. */
export const endToEndId = (collectionId: string): string => `C${short(collectionId)}`

/** The same of money that goes to a payer. */
export const payoutReference = (payoutId: string): string => `P${short(payoutId)}`

/**
 * What a file is known by, from the run, its part and how often it was made: the same part has the same, so that the
 * bank takes it once; a file that was refused as a whole goes out under the next.
 */
export const bankMessageId = (runId: string, part: number, attempt: number): string =>
  `B${short(runId)}-${part}-${attempt}`
