import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'

/** One record inside the compressed part of a 918.3 barcode. */
export interface ContainerRecord {
  /** Six characters, such as U_HEAD or U_FLEX. */
  id: string
  /** Two digits. */
  version: string
  content: Uint8Array
}

const HEADER_LENGTH = 12
const LONGEST = 9999

/** Id, version, total length in four digits, content. */
export function writeRecord({ id, version, content }: ContainerRecord): Uint8Array {
  const length = HEADER_LENGTH + content.length
  if (length > LONGEST) throw new NotEncodable(`a record of ${length} octets`)
  return Buffer.concat([Buffer.from(`${id}${version}${String(length).padStart(4, '0')}`, 'ascii'), content])
}

/** Throws `MalformedBarcode` on a length that points outside the data. */
export function readRecords(bytes: Uint8Array): ContainerRecord[] {
  const records: ContainerRecord[] = []
  for (let start = 0; start + HEADER_LENGTH <= bytes.length; ) {
    const head = Buffer.from(bytes.subarray(start, start + HEADER_LENGTH)).toString('latin1')
    const length = decimal(head.slice(8))
    if (length < HEADER_LENGTH || start + length > bytes.length)
      throw new MalformedBarcode('malformed', `a record of ${length} octets`)
    const content = bytes.subarray(start + HEADER_LENGTH, start + length)
    records.push({ id: head.slice(0, 6), version: head.slice(6, 8), content })
    start += length
  }
  return records
}

/** A number in ASCII digits. */
export function decimal(text: string): number {
  if (!/^\d+$/.test(text)) throw new MalformedBarcode('malformed', `"${text}" is not a number`)
  return Number(text)
}
