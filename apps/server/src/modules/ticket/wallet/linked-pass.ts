import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { passOf, ticketOf } from './put-into-wallet.ts'
import { ownedTicket, shownPass } from './wallet.repository.ts'
import { linkedTicket } from './wallet-link.ts'

/** The pass that a link of ours opens, made on the way to the wallet; undefined where the link opens none. */
export async function linkedPass(world: World, link: string): Promise<Uint8Array | undefined> {
  const linked = linkedTicket(world, link)
  if (!linked) return undefined
  const { ticketId, ownerId } = linked
  const clientId = clientIdOf(world)
  const issued =
    ownerId === null
      ? await shownPass(world.db, ticketId, { clientId })
      : await ownedTicket(world.db, ticketId, { clientId, ownerId })
  return issued && passOf(world, await ticketOf(world, issued))
}
