import type { LinkDone } from '@billett/contract'
import type { LinkAct } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { bringBelongingsToOwner } from '../../people/account/index.ts'
import { findOrdered } from '../application/index.ts'
import { findLink, noteOpened, showingLink } from '../link/index.ts'

/** Links whose pages are looked at again and again. */
const SHOWING: readonly LinkAct[] = ['followApplication', 'showPass']

/**
 * Notes that a link that shows something is looked at. Whoever is the first has shown that the address it was mailed to
 * is read by whom it was meant for: what was applied for with it comes to their account, where they have one. Refuses
 * as `showingLink` does.
 */
export async function openLink({ world }: Context, secret: string): Promise<LinkDone> {
  const { act } = (await findLink(world, world.db, secret)).link
  if (!SHOWING.includes(act)) return refuse('linkNotValid')
  const link = await showingLink(world, secret, act)
  const openedOn = world.clock()
  if (link.openedOn !== null) return { act, doneOn: link.openedOn }
  await world.db.transaction(async tx => {
    if (!(await noteOpened(tx, link.id, openedOn))) return
    const ordered = await findOrdered(tx, clientIdOf(world), link.contractId)
    if (ordered) await bringBelongingsToOwner(world, tx, ordered.application.email)
  })
  return { act, doneOn: openedOn }
}
