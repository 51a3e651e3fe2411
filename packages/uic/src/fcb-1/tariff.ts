import { tariffFields } from '../fcb/tariff.ts'
import { integerWithin } from '../uper/integer.ts'
import { extensibleSequence, optional } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'

export const tariff = extensibleSequence({
  ...tariffFields,
  travelerid: optional(sequenceOf(integerWithin(0, 254))),
})
