import { customerCardFields } from '../fcb/customer-card-data.ts'
import { extensibleSequence, optional } from '../uper/sequence.ts'
import { days } from './ranges.ts'
import { travelClass } from './travel-class.ts'
import { traveler } from './traveler-data.ts'

export const customerCardData = extensibleSequence({
  ...customerCardFields,
  customer: optional(traveler),
  validFromDay: optional(days),
  validUntilDay: optional(days),
  classCode: optional(travelClass),
})
