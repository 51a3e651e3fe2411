import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { networkOf } from '../../../call/visitor/network-of.ts'
import { hashed } from '../../../crypto/hashed.ts'
import { limitTries } from '../../run/limits/index.ts'
import { handOverByHash, type StoredHandOver } from './hand-over.repository.ts'

/**
 * The offer whose secret somebody knows. Only who does not know it counts as one who guesses, by network: whoever has
 * a right link is never held up by those who have none.
 */
export async function knownHandOver(context: Context, secret: string): Promise<StoredHandOver> {
  const found = await handOverByHash(context.world.db, clientIdOf(context.world), hashed(secret))
  if (found) return found
  await limitTries(context, 'handOver', networkOf(context.caller))
  return refuse('ticketLinkNotFound', 'secret')
}
