import { unixSeconds } from '@billett/domain'
import * as z from 'zod/mini'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { claimsIn, signClaims } from '../../../crypto/signed-claims.ts'
import type { WalletTicket } from '../../../ports/wallet-passes.ts'
import type { World } from '../../../world.ts'
import { ownerOf } from '../order/index.ts'
import { APPLE_PATH, keptPass, ownTicket, ticketOf, type WalletWish } from './put-into-wallet.ts'
import { noteGoogleLink, shownPass } from './wallet.repository.ts'
import { ticketOfKey } from './wallet-key.ts'

/** Seconds a link opens a pass without a session: phones hand it to another app. */
const LINK_LIFE = 5 * 60

const Link = z.object({
  use: z.literal('wallet'),
  ticketId: z.string(),
  /** Null for who was shown a pass without an account. */
  ownerId: z.nullable(z.string()),
  exp: z.int(),
})
type Link = Pick<z.infer<typeof Link>, 'ticketId' | 'ownerId'>

const writeLink = (world: World, link: Link): string =>
  signClaims({ ...link, use: 'wallet', exp: unixSeconds(world.clock()) + LINK_LIFE }, world.tokens.key)

function mustBeOffered({ wallets: { apple, google } }: World, type: WalletWish['type']): void {
  if (type === 'apple' ? !apple : !google) refuse('walletNotOffered', 'type')
}

async function linkOf(
  world: World,
  type: WalletWish['type'],
  ticket: WalletTicket,
  ownerId: string | null,
): Promise<string> {
  // Never where the caller says to have reached us: the link opens a ticket.
  const { origin } = new URL(world.config.PUBLIC_URL)
  const { google } = world.wallets
  const { ticketId } = ticket
  if (type === 'google' && google) {
    await keptPass(world, ticketId)
    await noteGoogleLink(world.db, ticketId, world.clock())
    return google.link(ticket, origin)
  }
  return `${origin}${APPLE_PATH}/pass/${writeLink(world, { ticketId, ownerId })}`
}

/** A link that puts the caller's ticket into a wallet. */
export async function walletLink(context: Context, wish: WalletWish): Promise<string> {
  mustBeOffered(context.world, wish.type)
  return linkOf(context.world, wish.type, await ownTicket(context, wish), ownerOf(context).ownerId)
}

/** The same of a pass that was shown by a link. Refuses `linkExpired`, and `ticketNotFound` what is good no more. */
export async function walletLinkOfPass(
  { world }: Context,
  { token, type }: { token: string; type: WalletWish['type'] },
): Promise<string> {
  mustBeOffered(world, type)
  const ticketId = ticketOfKey(world, token) ?? refuse('linkExpired')
  const issued = (await shownPass(world.db, ticketId, { clientId: clientIdOf(world) })) ?? refuse('ticketNotFound')
  return linkOf(world, type, await ticketOf(world, issued), null)
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
