import type { MessageOfTheDay } from '@billett/contract'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import type { Context } from '../../call/context.ts'
import { messageOfTheDay } from '../../db/schema/index.ts'

/** What this client has to tell everybody now, the latest first; nothing where its shop does not show such messages. */
export async function messagesOfTheDay({ world, language }: Context): Promise<MessageOfTheDay[]> {
  if (!world.client.config.modules.messageOfTheDay) return []
  const now = world.clock()
  const rows = await world.db
    .select()
    .from(messageOfTheDay)
    .where(
      and(
        eq(messageOfTheDay.clientId, clientIdOf(world)),
        lte(messageOfTheDay.shownFrom, now),
        gt(messageOfTheDay.shownTo, now),
      ),
    )
    .orderBy(desc(messageOfTheDay.shownFrom), desc(messageOfTheDay.id))
  return rows.map(({ id, title, message, shownFrom, shownTo }) => ({
    id,
    title: title[language],
    message: message[language],
    from: shownFrom,
    to: shownTo,
  }))
}
