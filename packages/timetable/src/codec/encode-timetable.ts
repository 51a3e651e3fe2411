import { crc32, deflateRawSync } from 'node:zlib'
import type { Timetable } from '../model/timetable.ts'
import { createByteWriter } from './byte-writer.ts'
import { CODECS, FORMAT_VERSION } from './timetable-codec.ts'

/** In front of the packed columns: mark, version, checksum of all that follows it, unpacked size. */
export const MARK = 0x54_54_42_0a
export const HEADER_BYTES = 16
export const CHECKED_FROM = 12

/** The timetable as bytes for one database column, in a version of them; `decodeTimetable` brings it back. */
export const encodeTimetable = (timetable: Timetable, version = FORMAT_VERSION): Uint8Array => {
  const writer = createByteWriter()
  CODECS[version]?.write(writer, timetable)
  const plain = writer.finish()
  const packed = deflateRawSync(plain)
  const all = new Uint8Array(HEADER_BYTES + packed.length)
  all.set(packed, HEADER_BYTES)
  const header = new DataView(all.buffer)
  header.setUint32(CHECKED_FROM, plain.length, true)
  for (const [i, value] of [MARK, version, crc32(all.subarray(CHECKED_FROM))].entries())
    header.setUint32(i * 4, value, true)
  return all
}
