import type { MessageOfTheDay } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { messagesShown } from './message.queries.ts'

/**
 * What this client has to tell now whoever reads this language, the latest first; nothing where its shop does not show
 * such messages.
 */
export async function messagesOfTheDay({ world, language }: Context): Promise<MessageOfTheDay[]> {
  if (!world.client.config.modules.messageOfTheDay) return []
  const rows = await messagesShown(world.db, clientIdOf(world), language, world.clock())
  return rows.map(({ id, title, message, places, shownFrom, shownTo }) => ({
    id,
    title: title[language],
    message: message[language],
    places,
    from: shownFrom,
    to: shownTo,
  }))
}
