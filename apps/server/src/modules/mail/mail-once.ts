import { eq } from 'drizzle-orm'
import { sentMail } from '../../db/schema/index.ts'
import type { Mail } from '../../ports/mailer.ts'
import type { World } from '../../world.ts'

/** Sends a mail unless one went out under this key already; `make` answers undefined where there is nothing to send. */
export async function mailOnce(world: World, key: string, make: () => Promise<Mail | undefined>): Promise<void> {
  const [sent] = await world.db.select().from(sentMail).where(eq(sentMail.key, key))
  if (sent) return
  const mail = await make()
  if (!mail) return
  await world.mailer.send(mail)
  await world.db.insert(sentMail).values({ key, sentOn: world.clock() }).onConflictDoNothing()
}
