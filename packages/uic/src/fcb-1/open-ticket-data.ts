import { openTicketFields, returnRouteFields } from '../fcb/open-ticket-data.ts'
import { defaulted, extensibleSequence, optional } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { includedOpenTicket } from './included-open-ticket.ts'
import { period } from './period.ts'
import { days, productNumber } from './ranges.ts'
import { regionalValidity } from './regional-validity.ts'
import { tariff } from './tariff.ts'
import { travelClass } from './travel-class.ts'

const returnRoute = extensibleSequence({
  ...returnRouteFields,
  validReturnRegion: optional(sequenceOf(regionalValidity)),
})

const { includedTransportType, excludedTransportType, ...fields } = openTicketFields

/** Without kinds of vehicles. */
export const openTicketData = extensibleSequence({
  ...fields,
  ...period,
  productIdNum: optional(productNumber),
  validRegion: optional(sequenceOf(regionalValidity)),
  returnDescription: optional(returnRoute),
  activatedDay: optional(sequenceOf(days)),
  classCode: defaulted(travelClass, 'second'),
  tariffs: optional(sequenceOf(tariff)),
  includedAddOns: optional(sequenceOf(includedOpenTicket)),
})
