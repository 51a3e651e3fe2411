import { setTimeout as pause } from 'node:timers/promises'
import { isLostDatabase } from '../../../db/is-lost-database.ts'
import type { World } from '../../../world.ts'
import { dropLease } from './mail-lease.repository.ts'
import { type NewMailRecord, noteTried } from './mail-record.repository.ts'
import { type NewSentMail, noteSent } from './sent-mail.repository.ts'

/** Half a minute in all, as long as a fail-over may take: milliseconds between two tries, and how many. */
const PAUSE = 500
const TRIES = 60

/**
 * Notes that a mail went out, and to whom where that is known. Whoever sent it is the only one who knows, so a database
 * that is away just then is waited for.
 */
export async function noteForCertain(
  { db }: World,
  mail: NewSentMail,
  record: NewMailRecord | undefined,
): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await db.transaction(async tx => {
        await noteSent(tx, mail)
        if (record) await noteTried(tx, record)
        await dropLease(tx, mail.key)
      })
    } catch (error) {
      if (left <= 1 || !isLostDatabase(error)) throw error
      await pause(PAUSE)
    }
  }
}
