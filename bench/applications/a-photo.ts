import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Pixels of each side: of noise, which nothing makes smaller, that is 500 kB. */
const SIDE = 408
const CHANNELS = 3
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Eight bits of each of three colours, without interlacing. */
const KIND = [8, 2, 0, 0, 0]

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([word(data.length), body, word(crc32(body))])
}

/** A picture of 500 kB, another one each time. */
export function aPhoto(): Buffer<ArrayBuffer> {
  const lines = Array.from({ length: SIDE }, () => Buffer.concat([Buffer.of(0), randomBytes(SIDE * CHANNELS)]))
  const head = Buffer.concat([word(SIDE), word(SIDE), Buffer.from(KIND)])
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from(SIGNATURE), ...parts])
}
