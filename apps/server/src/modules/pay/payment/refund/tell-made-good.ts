import type { Transaction } from '../../../../db/database.ts'
import type { Surroundings } from '../../../../world.ts'

/** Whoever was told that money could not go back is told that it has gone by now. */
export const tellMadeGood = (
  { jobs }: Pick<Surroundings, 'jobs'>,
  tx: Transaction,
  whose: { clientId: string; refundId: string },
): Promise<unknown> => jobs.send(tx, 'sendRefundMail', { ...whose, ticketIds: [], news: 'madeGood' })
