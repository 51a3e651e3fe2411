import type { FastifyReply } from 'fastify'
import type { Alike, KeptItems } from '../../call/answer.ts'
import { keptBytes } from '../../kept/kept-bytes.ts'
import { JSON_TYPE } from '../json-type.ts'
import { VARY } from '../vary.ts'
import { compressedOnce } from './compress-once.ts'

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
  const found = known ?? keptBytes(written(alike?.(), make, write))
  if (!known) replies.put(question, found)
  const { encoding, bytes } = compressedOnce(found, accepted)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(JSON_TYPE).header('vary', `${VARY}, accept-encoding`).send(bytes)
}
