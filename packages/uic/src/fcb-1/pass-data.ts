import { passFields, validityPeriodFields } from '../fcb/pass-data.ts'
import { defaulted, extensibleSequence, optional, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { period } from './period.ts'
import { days, productNumber } from './ranges.ts'
import { regionalValidity } from './regional-validity.ts'
import { tariff } from './tariff.ts'
import { travelClass } from './travel-class.ts'

const { trainValidity, ...fields } = passFields

/** Without the validity on trains. */
export const passData = extensibleSequence({
  ...fields,
  ...period,
  productIdNum: optional(productNumber),
  classCode: defaulted(travelClass, 'second'),
  validityPeriodDetails: optional(
    sequence({ ...validityPeriodFields, validityPeriod: optional(sequenceOf(sequence(period))) }),
  ),
  numberOfValidityDays: optional(days),
  activatedDay: optional(sequenceOf(days)),
  validRegion: optional(sequenceOf(regionalValidity)),
  tariffs: optional(sequenceOf(tariff)),
})
