import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { freshStatistics } from '../../../db/fresh-statistics.ts'
import type { World } from '../../../world.ts'
import { givingWay } from '../../pay/payment/index.ts'
import { inLanes } from '../../run/part/index.ts'
import { endEarlierRuns } from './billing-run.repository.ts'
import { CLAIMS_READ_BY } from './claim.repository.ts'
import { claimPart, type Part, type Which } from './claim-part.ts'

/**
 * Claims what is owed to a client today, a part at a time. Whoever is killed leaves whole parts behind, and the next
 * goes on with the rest; several may run at once, each with contracts of its own. What one part holds is all there is
 * for most clients: lanes begin when there is more. `most`: contracts of a part.
 */
export async function claimRound(world: World, most?: number): Promise<void> {
  const clientId = clientIdOf(world)
  const endedOn = world.clock()
  await endEarlierRuns(world.db, { clientId, day: businessDateOf(endedOn), endedOn })
  const first = await storedPart(world, { most })
  if (!first.isFull) return
  await freshStatistics(world, CLAIMS_READ_BY)
  await inLanes(() => lane(world, first, most))
  await freshStatistics(world, CLAIMS_READ_BY)
}

/** Parts one after the other, until no contract is left that nobody else holds. */
async function lane(world: World, before: Part, most?: number): Promise<void> {
  let part = before
  while (part.isFull && !world.isStopping()) {
    const { last: after } = part
    part = await givingWay(world, () => storedPart(world, { most, after }))
  }
}

async function storedPart(world: World, which: Which): Promise<Part> {
  const part = await world.db.transaction(async tx => {
    const claimed = await claimPart(world, tx, which)
    if (claimed.looked > 0) await world.reached('claimsToBeStored')
    return claimed
  })
  if (part.looked > 0) await world.reached('claimsStored')
  return part
}
