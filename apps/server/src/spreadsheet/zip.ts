import { crc32 } from 'node:zlib'

interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** What every name is written in, and that nothing is compressed (APPNOTE 4.4.4, 4.4.5). */
const UTF8_NAMES = 0x0800
const STORED = 0

/** 1 January 1980: a packed file says nothing of when it was made. */
const NO_DATE = 0x0021

function header(signature: number, { bytes }: ZipFile, name: Buffer, more: readonly [size: number, value: number][]) {
  const parts: [size: number, value: number][] = [
    [2, UTF8_NAMES],
    [2, STORED],
    [2, 0],
    [2, NO_DATE],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
    ...more,
  ]
  const all: [size: number, value: number][] = [[4, signature], ...parts]
  return Buffer.concat([...all.map(([size, value]) => little(size, value)), name])
}

function little(size: number, value: number): Buffer {
  const buffer = Buffer.alloc(size)
  buffer.writeUIntLE(value >>> 0, 0, size)
  return buffer
}

const VERSION = little(2, 20)

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Puts the version where a header wants it, behind its signature. */
const versioned = (head: Buffer, times: number): Buffer =>
  Buffer.concat([head.subarray(0, 4), ...Array.from({ length: times }, () => VERSION), head.subarray(4)])

/** Files as one, uncompressed: what is packed here is compressed already, or small (PKWARE APPNOTE 6.3). */
export function zipOf(files: readonly ZipFile[]): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name, 'utf8')
    const local = Buffer.concat([versioned(header(LOCAL, file, name, []), 1), file.bytes])
    const rest: [size: number, value: number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]
    centrals.push(versioned(header(CENTRAL, file, name, rest), 2))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end: [size: number, value: number][] = [
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]
  return Buffer.concat([...locals, directory, ...end.map(([size, value]) => little(size, value))])
}
