import { isPlainDate } from '@billett/domain'
import * as z from 'zod/mini'
import type { CardProducer } from '../../ports/subscription/card-producer.ts'
import { serviceAddress } from '../application-checks/service-address.ts'
import { ask, jsonOf } from '../outside/ask.ts'

const Serial = z.string().check(z.minLength(1), z.maxLength(64))

const Answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted') }),
  z.object({ state: z.literal('produced'), serial: Serial }),
  z.object({ state: z.literal('sent'), serial: Serial, arrivesOn: z.string().check(z.refine(isPlainDate)) }),
  z.object({ state: z.literal('rejected'), detail: z.string() }),
])

/**
 * A producer that makes cards (`POST {url}/cards`, which answers about an order it knows as about a new one) and takes
 * them back (`POST {url}/blockedCards`, 404 for a serial it never made).
 */
export function cardService(address: string): CardProducer {
  const { url, headers } = serviceAddress(address)
  return {
    isOffered: true,
    async make(card) {
      const idempotent = { ...headers, 'idempotency-key': card.key }
      const reply = await ask({ url: `${url}/cards`, method: 'POST', headers: idempotent, body: JSON.stringify(card) })
      if (reply.state === 'unreachable') return reply
      const answer = reply.isOk ? jsonOf(reply, Answer) : undefined
      return answer ?? { state: 'unreachable', detail: `status ${reply.status}` }
    },
    async block(serial) {
      const body = JSON.stringify({ serial })
      const reply = await ask({ url: `${url}/blockedCards`, method: 'POST', headers, body })
      if (reply.state === 'unreachable') return reply
      if (reply.isOk) return { state: 'blocked' }
      return reply.status === 404
        ? { state: 'unknownSerial' }
        : { state: 'unreachable', detail: `status ${reply.status}` }
    },
  }
}

/** A shop without anybody who makes cards. */
export const noProducer: CardProducer = {
  isOffered: false,
  make: async () => ({ state: 'unreachable', detail: 'there is no producer' }),
  block: async () => ({ state: 'unreachable', detail: 'there is no producer' }),
}
