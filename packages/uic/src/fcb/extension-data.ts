import { required, sequence } from '../uper/sequence.ts'
import { ia5String, octetString } from '../uper/strings.ts'

/** Data agreed between two companies. */
export const extensionData = sequence({
  extensionId: required(ia5String),
  extensionData: required(octetString),
})
