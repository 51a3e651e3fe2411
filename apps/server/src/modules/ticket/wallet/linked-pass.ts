import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { passOf, ticketOf } from './put-into-wallet.ts'
import { ownedTicket } from './wallet.repository.ts'
import { linkedTicket } from './wallet-link.ts'

/** The pass that a link of ours opens, made on the way to the wallet; undefined where the link opens none. */
export async function linkedPass(world: World, link: string): Promise<Uint8Array | undefined> {
  const linked = linkedTicket(world, link)
  if (!linked) return undefined
  const issued = await ownedTicket(world.db, linked.ticketId, { clientId: clientIdOf(world), ownerId: linked.ownerId })
  return issued && passOf(world, await ticketOf(world, issued))
}
