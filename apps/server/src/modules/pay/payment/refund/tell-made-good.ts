import type { Transaction } from '../../../../db/database.ts'
import type { Surroundings } from '../../../../world.ts'
import { settleEvent } from '../../../run/common/index.ts'

/** Whoever was told that money could not go back is told that it has gone by now; for staff the event is over. */
export async function tellMadeGood(
  world: Pick<Surroundings, 'jobs' | 'clock'>,
  tx: Transaction,
  whose: { clientId: string; refundId: string },
): Promise<void> {
  await world.jobs.send(tx, 'sendRefundMail', { ...whose, ticketIds: [], news: 'madeGood' })
  await settleEvent(tx, world, { kind: 'refund', about: whose.refundId })
}
