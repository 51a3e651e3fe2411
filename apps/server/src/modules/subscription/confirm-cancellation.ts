import { eq } from 'drizzle-orm'
import { contractCancellation } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { mailOnce } from '../mail/index.ts'
import { cancellationMail } from './cancellation-mail.ts'

/** Mails the receipt of a cancellation, once. */
export const confirmCancellation = (world: World, cancellationId: string): Promise<void> =>
  mailOnce(world, `cancellation:${cancellationId}`, async () => {
    const [cancellation] = await world.db
      .select()
      .from(contractCancellation)
      .where(eq(contractCancellation.id, cancellationId))
    return cancellation && cancellationMail(world.client, cancellation)
  })
