import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { lastFetched } from './bank-message.repository.ts'
import { takeMessage } from './take-message.ts'

/** Messages fetched at a time. */
const MOST = 50

/**
 * Fetches what the bank has sent since the last time. A message that was fetched before, since somebody was killed or
 * the bank sends it again, has no effect.
 */
export async function fetchMessages(world: World): Promise<void> {
  const { bankChannel } = world
  if (!bankChannel.isOffered) return
  const answer = await bankChannel.answersSince(await lastFetched(world.db, clientIdOf(world)), MOST)
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the bank does not answer')
    return
  }
  for (const { id, content } of answer.messages) {
    if (world.isStopping()) return
    // What breaks off is fetched anew the next time, and nothing after it before.
    await takeMessage(world, { name: id, content: content(), by: null, channelId: id })
  }
}
