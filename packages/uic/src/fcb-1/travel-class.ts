import type { TravelClass } from '../fcb/code-lists.ts'
import type { Codec } from '../uper/codec.ts'
import { extensibleEnumerated } from '../uper/enumerated.ts'

/** Classes that version 3 has added cannot be written. */
export const travelClass: Codec<TravelClass> = extensibleEnumerated([
  'notApplicable',
  'first',
  'second',
  'tourist',
  'comfort',
  'premium',
  'business',
  'all',
])
