import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { cameOfAge } from './came-of-age.queries.ts'

/** Parents whose child has come of age are told by mail how the ticket becomes the child's: once for each. */
export async function cameOfAgeRound(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const today = businessDateOf(world.clock())
  for (const { contractId } of await cameOfAge(world.db, { clientId, today }))
    await world.db.transaction(tx => world.jobs.send(tx, 'sendCameOfAgeMail', { clientId, contractId }))
}
