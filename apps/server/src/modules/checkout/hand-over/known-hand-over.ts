import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { hashed } from '../../../crypto/hashed.ts'
import { forgiveTries, limitTries } from '../../run/limits/index.ts'
import { handOverByHash, type StoredHandOver } from './hand-over.repository.ts'

/** Links are guessed at by networks, whoever they say they are. */
const ANY_LINK = ''

/** The offer whose secret somebody knows. Only who does not know it is counted as one who guesses. */
export async function knownHandOver(context: Context, secret: string): Promise<StoredHandOver> {
  await limitTries(context, 'handOver', ANY_LINK)
  const found = await handOverByHash(context.world.db, clientIdOf(context.world), hashed(secret))
  if (!found) return refuse('ticketLinkNotFound', 'secret')
  await forgiveTries(context, 'handOver', ANY_LINK)
  return found
}
