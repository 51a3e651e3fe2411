import { atWallClock, BERLIN, businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { bookPaid, claimsPast } from './past-claim.repository.ts'

/** Books as paid, each on its day, what contracts owed before today. */
export async function bookPast(world: World, tx: Transaction, contractIds: readonly string[]): Promise<void> {
  const clientId = clientIdOf(world)
  for (const { id: claimId, dueOn } of await claimsPast(tx, clientId, contractIds, businessDateOf(world.clock())))
    await bookPaid(tx, { clientId, claimId, id: world.newRowId(), bookedOn: atWallClock(dueOn, '09:00', BERLIN) })
}
