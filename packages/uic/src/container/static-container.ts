import { deflateSync, inflateSync } from 'node:zlib'
import { contentBy, contentOf, type Edition } from '../edition.ts'
import type { RailTicketData } from '../fcb/rail-ticket-data.ts'
import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import { decodeUper, encodeUper } from '../uper/codec.ts'
import { fourDigits, headRecord } from './head-record.ts'
import { type ReadContainer, type SigningKey, signWith } from './keys.ts'
import { decimal, readRecords, writeRecord } from './records.ts'

/** UIC 918.3, version 02: `#UT02`, provider, key, r and s, length, deflated records. */
const MAGIC = '#UT'
const VERSION = '02'
const SIGNATURE_START = 14
const LENGTH_START = 78
const DATA_START = 82
const LARGEST_INFLATED = 16_384
const FLEX_RECORD = 'U_FLEX'

export const isStaticContainer = (bytes: Uint8Array): boolean => ascii(bytes, 0, MAGIC.length) === MAGIC

export function writeStaticContainer(ticket: RailTicketData, key: SigningKey, edition: Edition): Uint8Array {
  const { flexVersion, codec } = contentOf(edition)
  const records = [
    headRecord(ticket, key.securityProvider),
    { id: FLEX_RECORD, version: flexVersion, content: encodeUper(codec, ticket) },
  ]
  const data = deflateSync(Buffer.concat(records.map(writeRecord)), { level: 9 })
  if (data.length > 9999) throw new NotEncodable(`${data.length} octets of data`)
  return Buffer.concat([
    Buffer.from(`${MAGIC}${VERSION}${fourDigits(key.securityProvider)}${String(key.keyId).padStart(5, '0')}`, 'ascii'),
    signWith(key, data, 'ieee-p1363'),
    Buffer.from(String(data.length).padStart(4, '0'), 'ascii'),
    data,
  ])
}

/** Throws `MalformedBarcode`. */
export function readStaticContainer(bytes: Uint8Array): ReadContainer {
  const version = ascii(bytes, 3, 5)
  if (version !== VERSION) throw new MalformedBarcode('unsupported', `918.3 version ${version}`)
  if (bytes.length < DATA_START) throw new MalformedBarcode('truncated', 'shorter than its header')
  const end = DATA_START + decimal(ascii(bytes, LENGTH_START, DATA_START))
  if (end > bytes.length) throw new MalformedBarcode('truncated', 'shorter than its length says')
  const content = bytes.subarray(DATA_START, end)
  const flex = readRecords(inflate(content)).find(record => record.id === FLEX_RECORD)
  const known = flex && contentBy({ flexVersion: flex.version })
  if (!known) throw new MalformedBarcode('unsupported', 'no flexible content of version 1.3 or 3')
  return {
    edition: known.edition,
    ticket: decodeUper(known.codec, flex.content),
    signed: {
      securityProvider: decimal(ascii(bytes, 5, 9)),
      keyId: decimal(ascii(bytes, 9, SIGNATURE_START)),
      content,
      signature: bytes.subarray(SIGNATURE_START, LENGTH_START),
      form: 'ieee-p1363',
    },
  }
}

function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: LARGEST_INFLATED })
  } catch {
    throw new MalformedBarcode('malformed', 'the records cannot be inflated')
  }
}

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')
