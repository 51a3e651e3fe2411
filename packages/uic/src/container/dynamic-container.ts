import { contentBy, contentOf, type Edition } from '../edition.ts'
import type { RailTicketData } from '../fcb/rail-ticket-data.ts'
import { MalformedBarcode } from '../malformed-barcode.ts'
import { bitReader } from '../uper/bit-reader.ts'
import { decodeUper, encodeUper } from '../uper/codec.ts'
import { ia5String } from '../uper/strings.ts'
import { headerU1, headerU2, level1OfU2 } from './barcode-header.ts'
import { type ReadContainer, type SigningKey, signWith } from './keys.ts'

const CURVE_P256 = '1.2.840.10045.3.1.7'
const ECDSA_SHA256 = '1.2.840.10045.4.3.2'

/** A DOSIPAS barcode (header version 2) with the static signature of level 1 and nothing dynamic. */
export function writeDynamicContainer(ticket: RailTicketData, key: SigningKey, edition: Edition): Uint8Array {
  const { dataFormat, codec } = contentOf(edition)
  const level1 = {
    securityProviderNum: key.securityProvider,
    keyId: key.keyId,
    dataSequence: [{ dataFormat, data: encodeUper(codec, ticket) }],
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
export function readDynamicContainer(bytes: Uint8Array): ReadContainer {
  const { level1Data, level1Signature } = decodeUper(headerCodec(bytes), bytes).level2SignedData
  const level1 = level1Data.value
  const [found] = level1.dataSequence.flatMap(({ dataFormat, data }) => {
    const content = contentBy({ dataFormat })
    return content ? [{ ...content, data }] : []
  })
  if (!found) throw new MalformedBarcode('unsupported', 'no flexible content of version 1.3 or 3')
  return {
    edition: found.edition,
    ticket: decodeUper(found.codec, found.data),
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
