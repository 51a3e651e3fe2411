import { crc32, inflateRawSync } from 'node:zlib'
import type { Timetable } from '../model/timetable.ts'
import { createByteReader } from './byte-reader.ts'
import type { Codec } from './column-codecs.ts'
import { CHECKED_FROM, HEADER_BYTES, MARK } from './encode-timetable.ts'
import { CODECS } from './timetable-codec.ts'

export type TimetableDecoding =
  | { ok: true; timetable: Timetable }
  /** Not made by `encodeTimetable` · made by a version of it that nobody reads · cut off or changed since. */
  | { ok: false; reason: 'notATimetable' | 'otherVersion' | 'damaged' }

/** Brings back what `encodeTimetable` made. */
export const decodeTimetable = (bytes: Uint8Array): TimetableDecoding => {
  if (bytes.length < HEADER_BYTES) return { ok: false, reason: 'notATimetable' }
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  const [mark, version, checksum, plainSize] = [0, 4, 8, CHECKED_FROM].map(at => header.getUint32(at, true))
  if (mark !== MARK) return { ok: false, reason: 'notATimetable' }
  const codec = CODECS[version ?? 0]
  if (!codec) return { ok: false, reason: 'otherVersion' }
  if (crc32(bytes.subarray(CHECKED_FROM)) !== checksum) return { ok: false, reason: 'damaged' }
  const plain = inflateRawSync(bytes.subarray(HEADER_BYTES), { maxOutputLength: plainSize })
  const timetable = columnsIn(plain, codec)
  return timetable ? { ok: true, timetable } : { ok: false, reason: 'damaged' }
}

/** The checksum does not tell of the version: where that was changed, other columns are read than were written. */
function columnsIn(plain: Uint8Array, codec: Codec<Timetable>): Timetable | undefined {
  const reader = createByteReader(plain)
  try {
    const timetable = codec.read(reader)
    return reader.isAtEnd() ? timetable : undefined
  } catch {
    return undefined
  }
}
