import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { goingOn } from '../../run/part/index.ts'
import { creditorOf } from '../collection/index.ts'
import { applyMessage } from './apply-message.ts'
import { readMessage, storedMessages } from './bank-message.repository.ts'
import { fetchMessages } from './fetch-messages.ts'
import { tellOfMessage } from './tell-of-message.ts'

/**
 * Fetches what the bank has to say and reads what came, one message after the other in the order they came. Of a client
 * who collects nothing the bank has nothing to say.
 */
export async function inboxRound(world: World): Promise<void> {
  if (!creditorOf(world)) return
  await fetchMessages(world).catch((error: unknown) => {
    if (world.isStopping()) throw error
    world.log.error({ err: error }, 'what the bank sends cannot be fetched')
  })
  for (const id of await storedMessages(world.db, clientIdOf(world))) {
    if (world.isStopping()) return
    const about = { messageId: id }
    const saying = 'a message of the bank could not be applied'
    if (!(await goingOn(world, { saying, about }, () => applyMessage(world, id)))) await tellOfFailure(world, id)
  }
}

/** One message that cannot be applied keeps no other back: it is tried again, and people are told. */
async function tellOfFailure(world: World, id: string): Promise<void> {
  const message = await readMessage(world.db, clientIdOf(world), id)
  if (message) await tellOfMessage(world, world.db, { id, name: message.name, reason: 'notApplied', waiting: 0 })
}
