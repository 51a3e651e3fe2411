import { eq } from 'drizzle-orm'
import { contractWithdrawal } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { mailOnce } from '../mail/index.ts'
import { withdrawalMail } from './withdrawal-mail.ts'

/** Mails the receipt of a withdrawal, once. */
export const confirmWithdrawal = (world: World, withdrawalId: string): Promise<void> =>
  mailOnce(world, `withdrawal:${withdrawalId}`, async () => {
    const [withdrawal] = await world.db.select().from(contractWithdrawal).where(eq(contractWithdrawal.id, withdrawalId))
    return withdrawal && withdrawalMail(world.client, withdrawal)
  })
