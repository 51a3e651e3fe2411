import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { announceEach } from '../../../run/webhook/index.ts'
import { movePayouts, type WhichPayouts } from './payout.repository.ts'
import { toldPayouts } from './told-payouts.queries.ts'

/** Moves payouts as `movePayouts` does, and has partners told. Gives the ids of those that moved. */
export async function moveAndTell(
  world: World,
  tx: Transaction,
  which: WhichPayouts,
  move: Parameters<typeof movePayouts>[2],
): Promise<string[]> {
  const ids = await movePayouts(tx, which, move)
  if (ids.length === 0) return ids
  const event = { clientId: clientIdOf(world), event: 'payoutMoved', on: world.clock() } as const
  await announceEach(tx, event, async () =>
    (await toldPayouts(tx, ids)).map(({ payerId: _, ...payout }) => ({ ...payout, state: move.to })),
  )
  return ids
}
