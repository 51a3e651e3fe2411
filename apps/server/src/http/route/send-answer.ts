import { Readable } from 'node:stream'
import { AskedApproval, type Call, HEADERS } from '@billett/contract'
import type { FastifyReply } from 'fastify'
import type { Answer } from '../../call/answer.ts'
import type { Sent } from '../../modules/run/once/index.ts'
import { JSON_TYPE } from '../json-type.ts'
import { replyWriter } from './reply-writer.ts'
import { sendKept } from './send-kept.ts'

/** Undeclared fields cannot leave: only what the schema names is written. */
export function envelopeWriter({ reply }: Call): (items: readonly unknown[]) => string {
  if (reply.kind !== 'list') return () => '{"data":[]}'
  const write = replyWriter(reply.item)
  return items => `{"data":[${items.map(write).join()}]}`
}

type Write = ReturnType<typeof envelopeWriter>

const writeAsked = replyWriter(AskedApproval)

/** What a write is answered, as it can be sent again. */
export function sentOf(answer: Answer<unknown>, write: Write): Sent {
  if ('waiting' in answer) return { body: `{"data":[${writeAsked(answer.waiting)}]}`, isWaiting: true }
  if (!('items' in answer)) throw new Error('a write is answered with items')
  const { items, authorization, location } = answer
  return { body: write(items), authorization, location }
}

export function sendItems({ body, authorization, location, isWaiting }: Sent, reply: FastifyReply): FastifyReply {
  if (authorization) reply.header(HEADERS.authorization, `Bearer ${authorization}`)
  if (location) reply.header('location', location)
  return reply
    .code(isWaiting ? 202 : 200)
    .type(JSON_TYPE)
    .send(body)
}

/** Chunks of a long file that are made before somebody fetches them. */
const AHEAD = 1

/** Its name in letters that every browser reads, and as it is for those that know better (RFC 6266). */
const dispositionOf = (fileName: string): string => {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_')
  const inline = `inline; filename="${plain}"`
  const exact = encodeURIComponent(fileName).replaceAll(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return plain === fileName ? inline : `${inline}; filename*=UTF-8''${exact}`
}

export function sendAnswer(answer: Answer<unknown>, write: Write, reply: FastifyReply): FastifyReply {
  if ('kept' in answer) return sendKept(answer.kept, write, reply.request.headers['accept-encoding'], reply)
  if ('file' in answer) {
    const { bytes, mimeType, fileName } = answer.file
    return reply.type(mimeType).header('content-disposition', dispositionOf(fileName)).send(bytes)
  }
  if ('streamed' in answer) {
    const { chunks, mimeType, fileName } = answer.streamed
    const sent = Readable.from(chunks, { highWaterMark: AHEAD })
    return reply.type(mimeType).header('content-disposition', dispositionOf(fileName)).send(sent)
  }
  return sendItems(sentOf(answer, write), reply)
}
