import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { Alike, KeptItems } from '../call/answer.ts'
import { JSON_TYPE } from './json-type.ts'

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

/** The pieces of replies that are alike, put together around what is this one's own. */
function written<Item>(alike: Alike | undefined, make: () => Item[], write: (items: Item[]) => string): Buffer {
  if (!alike) return Buffer.from(write(make()))
  const { texts, question } = alike
  const part = JSON.stringify(alike.part)
  const known = texts.get(question)
  if (known) return joined(known, Buffer.from(part))
  const text = write(make())
  texts.put(
    question,
    text.split(part).map(piece => Buffer.from(piece)),
  )
  return Buffer.from(text)
}

/** Bytes are only copied; a text of 30 kB would have to be encoded again. */
function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  const size = pieces.reduce((sum, piece) => sum + piece.length, between.length * (pieces.length - 1))
  const whole = Buffer.allocUnsafe(size)
  let end = 0
  const add = (bytes: Buffer) => {
    whole.set(bytes, end)
    end += bytes.length
  }
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) add(between)
    add(piece)
  }
  return whole
}

/** Sends a reply that may have been written before, also compressed. `write` makes the JSON of the whole reply. */
export function sendKept<Item>(
  { replies, question, make, alike }: KeptItems<Item>,
  write: (items: Item[]) => string,
  accepted: string | undefined,
  reply: FastifyReply,
): FastifyReply {
  const known = replies.get(question)
  const found = known ?? { json: written(alike?.(), make, write), compressed: new Map<string, Buffer>() }
  if (!known) replies.put(question, found)
  reply.type(JSON_TYPE).header('vary', 'accept-encoding')
  if (accepted === undefined || found.json.length < WORTH_COMPRESSING) return reply.send(found.json)
  const encoding = ENCODINGS.find(([name]) => isAccepted(accepted, name))
  if (!encoding) return reply.send(found.json)
  const [name, compress] = encoding
  const compressed = found.compressed.get(name) ?? compress(found.json)
  found.compressed.set(name, compressed)
  return reply.header('content-encoding', name).send(compressed)
}
