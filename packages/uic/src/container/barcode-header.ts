import { companyCode, dayOfYear, issuingYear, timeOfDay } from '../fcb/ranges.ts'
import type { Codec } from '../uper/codec.ts'
import { integerWithin } from '../uper/integer.ts'
import { objectIdentifier } from '../uper/object-identifier.ts'
import { optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { ia5String, octetString } from '../uper/strings.ts'
import { withEncoding } from '../uper/with-encoding.ts'

/** Some data and the name of its format: FCB1 to FCB3, FDC1, or one of a company. */
const data = sequence({ dataFormat: required(ia5String), data: required(octetString) })

const level1Fields = {
  securityProviderNum: optional(companyCode),
  securityProviderIA5: optional(ia5String),
  keyId: optional(integerWithin(0, 99_999)),
  dataSequence: required(sequenceOf(data)),
  level1KeyAlg: optional(objectIdentifier),
  level2KeyAlg: optional(objectIdentifier),
  level1SigningAlg: optional(objectIdentifier),
  level2SigningAlg: optional(objectIdentifier),
  level2PublicKey: optional(octetString),
}

/** What the static signature covers; version 1 of the header. */
const level1OfU1 = sequence(level1Fields)

/** Version 2 adds when the barcode has to be renewed, in UTC. */
export const level1OfU2 = sequence({
  ...level1Fields,
  endOfValidityYear: optional(issuingYear),
  endOfValidityDay: optional(dayOfYear),
  endOfValidityTime: optional(timeOfDay),
  validityDuration: optional(integerWithin(1, 3600)),
})

const headerAround = <T>(level1: Codec<T>) =>
  sequence({
    format: required(ia5String),
    level2SignedData: required(
      sequence({
        level1Data: required(withEncoding(level1)),
        level1Signature: optional(octetString),
        level2Data: optional(data),
      }),
    ),
    level2Signature: optional(octetString),
  })

/** UicBarcodeHeader, the container of DOSIPAS barcodes. */
export const headerU1 = headerAround(level1OfU1)
export const headerU2 = headerAround(level1OfU2)
