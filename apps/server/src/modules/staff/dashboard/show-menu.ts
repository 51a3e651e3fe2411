import type { StaffMenu } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { seesEveryClient } from '../../../call/sees-every-client.ts'
import { waitingForOthers } from '../approval/index.ts'

/** What the menu of the caller depends on, beside their rights. Asked with every screen: it counts nothing large. */
export async function showMenu({ world, visitor }: Context): Promise<StaffMenu> {
  const asked = { clientId: clientIdOf(world), reader: visitor.id, now: world.realClock() }
  return {
    seesEveryClient: seesEveryClient({ world, visitor }),
    waitingApprovals: holdsRights(visitor.rights, ['AllowedToApprove'])
      ? (await waitingForOthers(world.db, asked)).count
      : null,
  }
}
