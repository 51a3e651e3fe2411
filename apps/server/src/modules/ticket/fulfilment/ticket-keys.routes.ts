import type { FastifyInstance } from 'fastify'
import type { World } from '../../../world.ts'

/** Where inspectors' devices find the keys that our barcodes are signed with. Not part of the catalogue. */
const TICKET_KEYS_PATH = '/.well-known/ticket-keys.json'

export function mountTicketKeys(app: FastifyInstance, shop: Pick<World, 'barcode'>): void {
  app.get(TICKET_KEYS_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: shop.barcode.inspectorKeys() }),
  )
}
