import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import { findCancellation } from './cancellation.repository.ts'
import { cancellationMail } from './cancellation-mail.ts'

/** Mails the receipt of a cancellation, once. */
export const confirmCancellation = (world: World, cancellationId: string): Promise<void> =>
  mailOnce(world, `cancellation:${cancellationId}`, async () => {
    const cancellation = await findCancellation(world.db, cancellationId)
    return cancellation && cancellationMail(world.client, cancellation)
  })
