import type { World } from '../../../world.ts'
import { mailOnce } from '../mail/index.ts'
import { findWithdrawal } from './withdrawal.repository.ts'
import { withdrawalMail } from './withdrawal-mail.ts'

/** Mails the receipt of a withdrawal, once. */
export const confirmWithdrawal = (world: World, withdrawalId: string): Promise<void> =>
  mailOnce(world, `withdrawal:${withdrawalId}`, async () => {
    const withdrawal = await findWithdrawal(world.db, withdrawalId)
    return withdrawal && withdrawalMail(world.client, withdrawal)
  })
