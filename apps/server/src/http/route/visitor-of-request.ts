import type { FastifyRequest } from 'fastify'
import { clientIdOf } from '../../call/client-id-of.ts'
import { liveVisitor } from '../../call/live-session.ts'
import { ANONYMOUS, readToken, type Visitor } from '../../call/visitor.ts'
import type { World } from '../../world.ts'

/**
 * A token that is not (or no longer) ours says nothing of who calls: public calls are answered all the same, every
 * other asks to sign in.
 */
export async function visitorOfRequest(request: FastifyRequest, world: World): Promise<Visitor> {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || token === '' || token === 'null') return ANONYMOUS
  const visitor = readToken(token, clientIdOf(world), world.tokens, world.realClock())
  return (visitor && (await liveVisitor(world.db, visitor))) ?? ANONYMOUS
}
