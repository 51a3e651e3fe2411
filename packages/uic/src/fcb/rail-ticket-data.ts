import { extensibleChoice } from '../uper/choice.ts'
import type { TypeOf } from '../uper/codec.ts'
import { integer } from '../uper/integer.ts'
import { extensibleSequence, optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, octetString } from '../uper/strings.ts'
import { controlData } from './control-data.ts'
import { customerCardData } from './customer-card-data.ts'
import { extensionData } from './extension-data.ts'
import { issuingData } from './issuing-data.ts'
import { openTicketData } from './open-ticket-data.ts'
import { passData } from './pass-data.ts'
import { travelerData } from './traveler-data.ts'

const token = sequence({
  tokenProviderNum: optional(integer),
  tokenProviderIA5: optional(ia5String),
  tokenSpecification: optional(ia5String),
  token: required(octetString),
})

export const documentFields = { token: optional(token) }

const documentData = extensibleSequence({
  ...documentFields,
  ticket: required(
    extensibleChoice([
      ['reservation', 'unsupported'],
      ['carCarriageReservation', 'unsupported'],
      ['openTicket', openTicketData],
      ['pass', passData],
      ['voucher', 'unsupported'],
      ['customerCard', customerCardData],
      ['counterMark', 'unsupported'],
      ['parkingGround', 'unsupported'],
      ['fipTicket', 'unsupported'],
      ['stationPassage', 'unsupported'],
      ['extension', extensionData],
      ['delayConfirmation', 'unsupported'],
    ]),
  ),
})

/** UicRailTicketData of the Flexible Content Barcode, version 3 (schema 3.0.8; field names are the schema's). */
export const railTicketFields = {
  issuingDetail: required(issuingData),
  travelerDetail: optional(travelerData),
  transportDocument: optional(sequenceOf(documentData)),
  controlDetail: optional(controlData),
  extension: optional(sequenceOf(extensionData)),
}
export const railTicketData = extensibleSequence(railTicketFields)
export type RailTicketData = TypeOf<typeof railTicketData>
