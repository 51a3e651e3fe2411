import { type RailTicketData, railTicketData } from '../fcb/rail-ticket-data.ts'
import { MalformedBarcode } from '../malformed-barcode.ts'
import { bitReader } from '../uper/bit-reader.ts'
import { decodeUper, encodeUper } from '../uper/codec.ts'
import { ia5String } from '../uper/strings.ts'
import { headerU1, headerU2, level1OfU2 } from './barcode-header.ts'
import { type SignedContent, type SigningKey, signWith } from './keys.ts'

const TICKET_FORMAT = 'FCB3'
const CURVE_P256 = '1.2.840.10045.3.1.7'
const ECDSA_SHA256 = '1.2.840.10045.4.3.2'

/** A DOSIPAS barcode (header version 2) with the static signature of level 1 and nothing dynamic. */
export function writeDynamicContainer(ticket: RailTicketData, key: SigningKey): Uint8Array {
  const level1 = {
    securityProviderNum: key.securityProvider,
    keyId: key.keyId,
    dataSequence: [{ dataFormat: TICKET_FORMAT, data: encodeUper(railTicketData, ticket) }],
    level1KeyAlg: CURVE_P256,
    level1SigningAlg: ECDSA_SHA256,
  }
  const encoding = encodeUper(level1OfU2, level1)
  return encodeUper(headerU2, {
    format: 'U2',
    level2SignedData: {
      level1Data: { value: level1, encoding },
      level1Signature: signWith(key, encoding, 'der'),
    },
  })
}

/** Throws `MalformedBarcode`. */
export function readDynamicContainer(bytes: Uint8Array): { ticket: RailTicketData; signed: SignedContent } {
  const { level1Data, level1Signature } = decodeUper(headerCodec(bytes), bytes).level2SignedData
  const level1 = level1Data.value
  const content = level1.dataSequence.find(entry => entry.dataFormat === TICKET_FORMAT)
  if (!content) throw new MalformedBarcode('unsupported', 'no flexible content of version 3')
  return {
    ticket: decodeUper(railTicketData, content.data),
    signed: {
      securityProvider: level1.securityProviderNum,
      keyId: level1.keyId,
      content: level1Data.encoding,
      signature: level1Signature ?? new Uint8Array(),
      form: 'der',
    },
  }
}

function headerCodec(bytes: Uint8Array) {
  const format = formatOf(bytes)
  if (format === 'U1') return headerU1
  if (format === 'U2') return headerU2
  throw new MalformedBarcode('unsupported', 'not a UIC barcode')
}

/** The format stands behind the one bit that says whether a level 2 signature follows. */
function formatOf(bytes: Uint8Array): string {
  const reader = bitReader(bytes)
  reader.bits(1)
  return ia5String.read(reader)
}
