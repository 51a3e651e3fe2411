import { bigInteger, integer } from '../uper/integer.ts'
import { extensibleSequence, optional } from '../uper/sequence.ts'
import { ia5String, utf8String } from '../uper/strings.ts'
import { companyCode } from './ranges.ts'

export const cardReference = extensibleSequence({
  cardIssuerNum: optional(companyCode),
  cardIssuerIA5: optional(ia5String),
  cardIdNum: optional(bigInteger),
  cardIdIA5: optional(ia5String),
  cardName: optional(utf8String),
  cardType: optional(integer),
  leadingCardIdNum: optional(bigInteger),
  leadingCardIdIA5: optional(ia5String),
  trailingCardIdNum: optional(bigInteger),
  trailingCardIdIA5: optional(ia5String),
})
