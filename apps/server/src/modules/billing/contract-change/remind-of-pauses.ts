import { businessDateOf, fold, isPauseToRemind } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { openPauses } from './open-pauses.queries.ts'

/** Reminds, once, who asked for a pause without a known end that it comes to it, and the contract is paid for again. */
export async function remindOfPauses(world: World): Promise<void> {
  const { db, jobs } = world
  const clientId = clientIdOf(world)
  const now = world.clock()
  const today = businessDateOf(now)
  const pauses = await openPauses(db, { clientId, today })
  const histories = await historiesOf(
    db,
    pauses.map(({ contractId }) => contractId),
  )
  for (const { requestId, contractId, ...pause } of pauses) {
    const timeline = fold(histories.get(contractId) ?? [], now)
    if (!timeline || !isPauseToRemind(timeline, pause, today)) continue
    await db.transaction(tx => jobs.send(tx, 'sendChangeMail', { clientId, requestId, news: 'pauseEnds' }))
  }
}
