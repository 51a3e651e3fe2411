import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { creditorOf } from '../collection/index.ts'
import { applyMessage } from './apply-message.ts'
import { storedMessages } from './bank-message.repository.ts'
import { fetchMessages } from './fetch-messages.ts'

/**
 * Fetches what the bank has to say and reads what came, one message after the other in the order they came. Of a client
 * who collects nothing the bank has nothing to say.
 */
export async function inboxRound(world: World): Promise<void> {
  if (!creditorOf(world)) return
  await fetchMessages(world)
  for (const id of await storedMessages(world.db, clientIdOf(world))) {
    if (world.isStopping()) return
    await applyMessage(world, id)
  }
}
