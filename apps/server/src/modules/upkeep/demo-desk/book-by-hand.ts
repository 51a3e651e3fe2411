import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { bookPaid } from './open-claim.repository.ts'

/** Books a claim as paid, once. False where there is no such claim of this client, or it is paid. */
export const bookByHand = (world: World, claimId: string): Promise<boolean> =>
  world.db.transaction(tx =>
    bookPaid(tx, { clientId: clientIdOf(world), claimId, id: world.newRowId(), bookedOn: world.clock() }),
  )
