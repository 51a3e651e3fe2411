/** One file of a zip archive as the central directory describes it. */
export interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  crc: number
  packedSize: number
  unpackedSize: number
  headerOffset: number
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LONGEST_COMMENT = 0xffff

const findEnd = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT)
  for (let at = view.byteLength - END_SIZE; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  return -1
}

/**
 * The files of a zip archive; undefined when it is none or is cut off. The directory at the end is read, not the local
 * headers: only it has sizes and checksums for every way of writing a zip. Archives of 4 GB and more (zip64) are
 * refused.
 */
export const readZipDirectory = (zip: Uint8Array): ZipEntry[] | undefined => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = findEnd(view)
  if (end < 0) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      unpackedSize: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
    })
    at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
