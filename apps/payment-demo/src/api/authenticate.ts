import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Lets only those in who know the shared key (`Authorization: Bearer …`); before the body is looked at. */
export const authenticate = (secret: string) => {
  const right = digest(`Bearer ${secret}`)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const given = request.headers.authorization ?? ''
    if (timingSafeEqual(digest(given), right)) return
    return reply.code(401).send({ error: { code: 'unauthorized', message: 'The API key is missing or wrong.' } })
  }
}
