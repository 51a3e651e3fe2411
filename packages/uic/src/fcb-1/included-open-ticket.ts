import { includedOpenTicketFields } from '../fcb/included-open-ticket.ts'
import { extensibleSequence, optional } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { period } from './period.ts'
import { productNumber } from './ranges.ts'
import { regionalValidity } from './regional-validity.ts'
import { tariff } from './tariff.ts'
import { travelClass } from './travel-class.ts'

const { includedTransportType, excludedTransportType, ...fields } = includedOpenTicketFields

/** Without kinds of vehicles. */
export const includedOpenTicket = extensibleSequence({
  ...fields,
  ...period,
  productIdNum: optional(productNumber),
  validRegion: optional(sequenceOf(regionalValidity)),
  classCode: optional(travelClass),
  tariffs: optional(sequenceOf(tariff)),
})
