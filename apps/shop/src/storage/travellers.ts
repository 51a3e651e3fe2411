import { isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** Who travelled last, for the next search. */
export const storedTravellers = stored('travellers', isObjectOf({ party: isText, comfortClass: isText, extra: isText }))
