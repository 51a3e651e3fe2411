import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { endEarlierRuns } from './billing-run.repository.ts'
import { claimPart } from './claim-part.ts'

/**
 * Claims what is owed to a client today, a part at a time. Whoever is killed leaves whole parts behind, and the next
 * goes on with the rest; several may run at once, each with contracts of its own.
 */
export async function claimRound(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const endedOn = world.clock()
  await endEarlierRuns(world.db, { clientId, day: businessDateOf(endedOn), endedOn })
  let after: string | undefined
  while (!world.isStopping()) {
    const { looked, last } = await world.db.transaction(async tx => {
      const part = await claimPart(world, tx, after)
      if (part.looked > 0) await world.reached('claimsToBeStored')
      return part
    })
    if (looked === 0) break
    after = last
    await world.reached('claimsStored')
  }
}
