import { crc32, inflateRawSync } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'

const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8

const packedBytes = (zip: Uint8Array, entry: ZipEntry): Uint8Array | undefined => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const at = entry.headerOffset
  if (at + LOCAL_SIZE > zip.length || view.getUint32(at, true) !== LOCAL_SIGNATURE) return undefined
  const start = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return start + entry.packedSize <= zip.length ? zip.subarray(start, start + entry.packedSize) : undefined
}

const inflate = (bytes: Uint8Array, size: number): Uint8Array | undefined => {
  try {
    // The bound is what makes a lying directory harmless: inflating stops at the size it promised.
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) })
  } catch {
    return undefined
  }
}

/** The bytes of one file in the archive, undefined unless size and checksum are those of the directory. */
export const unpackEntry = (zip: Uint8Array, entry: ZipEntry): Uint8Array | undefined => {
  const packed = packedBytes(zip, entry)
  if (!packed || (entry.method !== STORED && entry.method !== DEFLATED)) return undefined
  const bytes = entry.method === STORED ? packed : inflate(packed, entry.unpackedSize)
  return bytes && bytes.length === entry.unpackedSize && crc32(bytes) === entry.crc ? bytes : undefined
}
