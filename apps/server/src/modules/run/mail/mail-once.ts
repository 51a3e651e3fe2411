import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { sendLeased } from './send-leased.ts'
import { wasSent } from './sent-mail.repository.ts'

/** Sends a mail unless one went out under this key already; `make` answers undefined where there is nothing to send. */
export async function mailOnce(world: World, key: string, make: () => Promise<Mail | undefined>): Promise<void> {
  if (await wasSent(world.db, key)) return
  const mail = await make()
  if (!mail) return
  await sendLeased(world, { key }, mail)
}
