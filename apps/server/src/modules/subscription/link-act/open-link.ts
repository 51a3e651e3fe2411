import type { LinkAct } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { bringBelongingsToOwner } from '../../people/account/index.ts'
import { findOrdered } from '../application/index.ts'
import { noteOpened, type StoredLink, showingLink } from '../link/index.ts'

/**
 * A link that shows something as long as it is open. Whoever looks at it first has shown that the address it was mailed
 * to is read by whom it was meant for: what was applied for with it comes to their account, where they have one.
 * Refuses as `showingLink` does.
 */
export async function openLink(world: World, secret: string, act: LinkAct): Promise<StoredLink> {
  const link = await showingLink(world, secret, act)
  if (link.openedOn !== null) return link
  await world.db.transaction(async tx => {
    if (!(await noteOpened(tx, link.id, world.clock()))) return
    const ordered = await findOrdered(tx, clientIdOf(world), link.contractId)
    if (ordered) await bringBelongingsToOwner(world, tx, ordered.application.email)
  })
  return link
}
