import { unixSeconds } from '@billett/domain'
import * as z from 'zod/mini'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { claimsIn, signClaims } from '../../../crypto/signed-claims.ts'
import type { World } from '../../../world.ts'
import { ownerOf } from '../order/index.ts'
import { APPLE_PATH, keptPass, ownTicket, type WalletWish } from './put-into-wallet.ts'
import { noteGoogleLink } from './wallet.repository.ts'

/** Seconds a link opens a pass without a session: phones hand it to another app. */
const LINK_LIFE = 5 * 60

const Link = z.object({
  use: z.literal('wallet'),
  ticketId: z.string(),
  ownerId: z.string(),
  exp: z.int(),
})
type Link = Pick<z.infer<typeof Link>, 'ticketId' | 'ownerId'>

const writeLink = (world: World, link: Link): string =>
  signClaims({ ...link, use: 'wallet', exp: unixSeconds(world.clock()) + LINK_LIFE }, world.tokens.key)

/** A link that puts the caller's ticket into a wallet. */
export async function walletLink(context: Context, wish: WalletWish): Promise<string> {
  const { world } = context
  // Never where the caller says to have reached us: the link opens a ticket.
  const { origin } = new URL(world.config.PUBLIC_URL)
  const { apple, google } = world.wallets
  if (wish.type === 'apple' ? !apple : !google) refuse('walletNotOffered', 'type')
  const ticket = await ownTicket(context, wish)
  if (wish.type === 'google' && google) {
    await keptPass(world, ticket.ticketId)
    await noteGoogleLink(world.db, ticket.ticketId, world.clock())
    return google.link(ticket, origin)
  }
  const { ownerId } = ownerOf(context)
  return `${origin}${APPLE_PATH}/pass/${writeLink(world, { ticketId: ticket.ticketId, ownerId })}`
}

/** What a link of ours opens; undefined for one that is forged or has run out. */
export function linkedTicket(world: World, text: string): Link | undefined {
  try {
    const link = Link.parse(claimsIn(text, world.tokens.key))
    return link.exp > unixSeconds(world.clock()) ? link : undefined
  } catch {
    return undefined
  }
}
