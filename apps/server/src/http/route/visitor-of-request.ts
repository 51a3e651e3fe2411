import type { Call } from '@billett/contract'
import type { FastifyRequest } from 'fastify'
import { clientIdOf } from '../../call/client-id-of.ts'
import { liveVisitor } from '../../call/visitor/live-session.ts'
import { KEY_PREFIX, partnerOfKey } from '../../call/visitor/partner-of-key.ts'
import { ANONYMOUS, readToken, type Visitor } from '../../call/visitor/visitor.ts'
import type { World } from '../../world.ts'

/** Calls of the portal, and those by which its people show who they are. */
const isOfPortal = (access: Call['access']): boolean =>
  access.who === 'portal' || access.who === 'user' || (access.who === 'staff' && access.orPortal === true)

/**
 * A token that is not (or no longer) ours says nothing of who calls: public calls are answered all the same, every
 * other asks to sign in. A partner's key says who calls where partners call, and nowhere else.
 */
export async function visitorOfRequest(
  request: FastifyRequest,
  world: World,
  { access }: Pick<Call, 'access'>,
): Promise<Visitor> {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || token === '' || token === 'null') return ANONYMOUS
  if (access.who === 'partner' && token.startsWith(KEY_PREFIX))
    return (await partnerOfKey(world.db, token, clientIdOf(world), world.realClock())) ?? ANONYMOUS
  const visitor = readToken(token, clientIdOf(world), world.tokens, world.realClock())
  const { secondFactor: ofStaff = false, secondFactorOfPayers = false } = world.client.config.settings
  // Everything else that passengers do, they do as passengers.
  const ofPayers = secondFactorOfPayers && isOfPortal(access)
  return (visitor && (await liveVisitor(world.db, visitor, { ofStaff, ofPayers }))) ?? ANONYMOUS
}
