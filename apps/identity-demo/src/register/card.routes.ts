import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

const Card = z.object({
  key: z.string().min(1).max(100),
  recipient: z.object({ lastName: z.string().min(1) }),
  neededOn: z.iso.date(),
})
const Block = z.object({ serial: z.string().min(1) })

/** The how manieth time an order is asked about its card is made, and sent: a shop asks as its own clock goes. */
const MADE_AT = 2
const SENT_AT = 3
/** Days a card is in the post. */
const POST_DAYS = 2
/** Orders remembered at once; what is forgotten begins anew, with the same number. */
const MOST = 10_000

/** By the last name in small letters: to whom nothing can be sent, and about whom nothing is said. */
const UNKNOWN = 'unbekannt'
const SILENT = 'stille'

/** The same for an order whenever it is asked for, also after a restart. */
const serialOf = (key: string): string => {
  const digits = BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 12)}`)
  return `LT-${(digits % 100_000_000n).toString().padStart(8, '0')}`
}

const afterDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Makes chip cards, sends them, and blocks those it has made. */
export function cardRoutes(isAllowed: (authorization: string | undefined) => boolean): FastifyPluginAsync {
  /** How often each was asked about. */
  const orders = new Map<string, number>()
  return async app => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isAllowed(request.headers.authorization)) return reply.code(401).send()
    })
    app.post('/cards', async (request, reply) => {
      const card = Card.safeParse(request.body)
      if (!card.success) return reply.code(400).send({ error: 'invalid' })
      const { key, recipient, neededOn } = card.data
      const name = recipient.lastName.trim().toLowerCase()
      if (name === SILENT) return reply.code(500).send()
      if (name === UNKNOWN) return { state: 'rejected', detail: 'The address is not known' }
      if (orders.size >= MOST) orders.clear()
      const asked = (orders.get(key) ?? 0) + 1
      orders.set(key, asked)
      if (asked < MADE_AT) return { state: 'accepted' }
      const serial = serialOf(key)
      return asked < SENT_AT
        ? { state: 'produced', serial }
        : { state: 'sent', serial, arrivesOn: afterDays(neededOn, POST_DAYS) }
    })
    app.post('/blockedCards', async (request, reply) => {
      const block = Block.safeParse(request.body)
      if (!block.success) return reply.code(400).send({ error: 'invalid' })
      return /^LT-/.test(block.data.serial) ? {} : reply.code(404).send({ error: 'unknownSerial' })
    })
  }
}
