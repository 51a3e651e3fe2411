import { type Instant, startOfMinute } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../../shop.ts'
import { type CancelledTickets, cancelledTickets } from './cancelled-tickets.ts'

/**
 * Where inspectors' devices find which barcodes no longer count, though their signature is right. Not part of the
 * catalogue.
 */
const CANCELLED_TICKETS_PATH = '/.well-known/cancelled-tickets.json'

/** Beside the list, because it is over its very bytes. */
const SIGNATURE_HEADER = 'ticket-signature'

export function mountCancelledTickets(app: FastifyInstance, shop: Shop): void {
  const current = oncePerMinute(shop)
  app.get(CANCELLED_TICKETS_PATH, async (request, reply) => {
    const { bytes, etag, signature } = await current()
    reply.header('cache-control', 'public, max-age=60').header('etag', etag).header(SIGNATURE_HEADER, signature)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(bytes)
  })
}

/**
 * Anybody may ask, however often: the database is asked once a minute. Every process makes the same list of the same
 * rows.
 */
function oncePerMinute(shop: Shop): () => Promise<CancelledTickets> {
  let held: { minute: Instant; list: Promise<CancelledTickets> } | undefined
  return () => {
    const minute = startOfMinute(shop.clock())
    if (held?.minute === minute) return held.list
    const list = cancelledTickets(shop.now(), minute)
    const fresh = { minute, list }
    held = fresh
    list.catch(() => {
      if (held === fresh) held = undefined
    })
    return list
  }
}
