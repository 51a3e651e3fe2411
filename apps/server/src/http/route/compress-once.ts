import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { KeptBytes } from '../../kept/kept-bytes.ts'

/** Bytes. Shorter replies fit into a packet anyway. */
const WORTH_COMPRESSING = 1024

/**
 * Compressed once and sent many times; higher qualities take longer than they are worth for a reply that is asked for
 * twice.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The better one first. */
const ENCODINGS: readonly (readonly [name: string, compress: (bytes: Buffer) => Buffer])[] = [
  ['br', bytes => brotliCompressSync(bytes, BROTLI)],
  ['gzip', bytes => gzipSync(bytes)],
]

/** `gzip;q=0` refuses an encoding; other weights are not looked at, every one of ours is as good as nothing at all. */
const isAccepted = (header: string, encoding: string): boolean =>
  header.split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
    return name === encoding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })

/** The bytes in an encoding that the reader accepts (its `accept-encoding`), and the name of it if there is one. */
export function compressedOnce(
  { bytes, compressed }: KeptBytes,
  accepted: string | undefined,
): { encoding?: string; bytes: Buffer } {
  if (accepted === undefined || bytes.length < WORTH_COMPRESSING) return { bytes }
  const encoding = ENCODINGS.find(([name]) => isAccepted(accepted, name))
  if (!encoding) return { bytes }
  const [name, compress] = encoding
  const known = compressed.get(name) ?? compress(bytes)
  compressed.set(name, known)
  return { encoding: name, bytes: known }
}
