import { controlData } from '../fcb/control-data.ts'
import { extensionData } from '../fcb/extension-data.ts'
import { type IssuingData, issuingFields } from '../fcb/issuing-data.ts'
import { documentFields, type RailTicketData, railTicketFields } from '../fcb/rail-ticket-data.ts'
import { timeOfDay } from '../fcb/ranges.ts'
import { extensibleChoice } from '../uper/choice.ts'
import type { Codec } from '../uper/codec.ts'
import { mapped } from '../uper/mapped.ts'
import { extensibleSequence, optional, required } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { customerCardData } from './customer-card-data.ts'
import { openTicketData } from './open-ticket-data.ts'
import { passData } from './pass-data.ts'
import { travelerData } from './traveler-data.ts'

/** Others may leave out the time; then the day counts from its midnight. */
const issuingData: Codec<IssuingData> = mapped(
  extensibleSequence({ ...issuingFields, issuingTime: optional(timeOfDay) }),
  {
    written: (kept: IssuingData) => kept,
    kept: written => ({ ...written, issuingTime: written.issuingTime ?? 0 }),
  },
)

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

/**
 * UicRailTicketData of the Flexible Content Barcode, version 1.3 (schema 1.3.5), in the words of version 3. What only
 * version 3 can say is refused as `NotEncodable`.
 */
export const railTicketData1: Codec<RailTicketData> = extensibleSequence({
  ...railTicketFields,
  issuingDetail: required(issuingData),
  travelerDetail: optional(travelerData),
  transportDocument: optional(sequenceOf(documentData)),
  controlDetail: optional(controlData),
})
