import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Lets only those in who know the shared key, before the body is looked at. */
export function authenticate(secret: string) {
  const right = digest(`Bearer ${secret}`)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), right)) return
    return reply.code(401).send({ error: 'unauthorized' })
  }
}
