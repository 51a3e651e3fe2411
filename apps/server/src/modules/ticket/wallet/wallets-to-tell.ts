import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { inWallets } from './wallet.repository.ts'

/** Queues, with the change of tickets and of rides taken from them, that the wallets they were put into hear of it. */
export async function walletsToTell({ jobs }: World, tx: Transaction, ticketIds: readonly string[]): Promise<void> {
  for (const pass of await inWallets(tx, ticketIds)) await jobs.send(tx, 'tellWallets', pass)
}
