import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { PayoutNews } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { announceEach } from '../../../run/webhook/index.ts'
import { movePayouts, type WhichPayouts } from './payout.repository.ts'
import { toldPayouts } from './told-payouts.queries.ts'

type Move = Parameters<typeof movePayouts>[2]

/** What who pays is told of it; null: nothing. A reason of the bank is of their account, a whole file's of nobody's. */
function newsOf({ to, code }: Move): PayoutNews | null {
  if (to === 'sent') return 'sent'
  if (to === 'returned') return 'cameBack'
  if (to !== 'rejected') return null
  return code === undefined ? 'delayed' : 'cameBack'
}

/** Moves payouts as `movePayouts` does, and has payers and partners told. Gives the ids of those that moved. */
export async function moveAndTell(world: World, tx: Transaction, which: WhichPayouts, move: Move): Promise<string[]> {
  const ids = await movePayouts(tx, which, move)
  if (ids.length === 0) return ids
  const clientId = clientIdOf(world)
  const news = newsOf(move)
  if (news) for (const payoutId of ids) await world.jobs.send(tx, 'sendPayoutMail', { clientId, payoutId, news })
  const event = { clientId, event: 'payoutMoved', on: world.clock() } as const
  await announceEach(tx, event, async () => (await toldPayouts(tx, ids)).map(payout => ({ ...payout, state: move.to })))
  return ids
}
