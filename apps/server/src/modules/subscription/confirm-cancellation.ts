import { eq } from 'drizzle-orm'
import { contractCancellation, sentMail } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { cancellationMail } from './cancellation-mail.ts'

/** Mails the receipt of a cancellation, once. */
export async function confirmCancellation(world: World, cancellationId: string): Promise<void> {
  const key = `cancellation:${cancellationId}`
  const [sent] = await world.db.select().from(sentMail).where(eq(sentMail.key, key))
  if (sent) return
  const [cancellation] = await world.db
    .select()
    .from(contractCancellation)
    .where(eq(contractCancellation.id, cancellationId))
  if (!cancellation) return
  await world.mailer.send(cancellationMail(world.client, cancellation))
  await world.db.insert(sentMail).values({ key, sentOn: world.clock() }).onConflictDoNothing()
}
