import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../call/context.ts'
import { refuse } from '../../call/refused.ts'
import type { World } from '../../world.ts'
import { ownerOf } from '../order/index.ts'
import { APPLE_PATH, ownTicket, type WalletWish } from './put-into-wallet.ts'

const PURPOSE = 'wallet'

/** How long a link opens a pass without a session: phones hand it to another app. */
const MINUTES = 5

const seconds = (world: World): number => Math.floor(Date.parse(world.clock()) / 1000)

/** A link that puts the caller's ticket into a wallet. */
export async function walletLink(context: Context, wish: WalletWish): Promise<string> {
  const { world, origin } = context
  const { apple, google } = world.wallets
  if (wish.type === 'apple' ? !apple : !google) refuse('walletNotOffered', 'type')
  const ticket = await ownTicket(context, wish)
  if (wish.type === 'google' && google) return google.link(ticket, origin)
  const { ownerId } = ownerOf(context)
  const signed = await new SignJWT({ ticket: ticket.ticketId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(ownerId)
    .setIssuer(world.tokens.issuer)
    .setAudience(PURPOSE)
    .setExpirationTime(seconds(world) + MINUTES * 60)
    .sign(world.tokens.key)
  return `${origin}${APPLE_PATH}/pass/${signed}`
}

/** What a link of ours opens; undefined for one that is forged or has run out. */
export async function linkedTicket(
  world: World,
  signed: string,
): Promise<{ ticketId: string; ownerId: string } | undefined> {
  try {
    const { payload } = await jwtVerify(signed, world.tokens.key, {
      issuer: world.tokens.issuer,
      audience: PURPOSE,
      algorithms: ['HS256'],
      currentDate: new Date(world.clock()),
      requiredClaims: ['exp', 'sub'],
    })
    return typeof payload.ticket === 'string' && payload.sub
      ? { ticketId: payload.ticket, ownerId: payload.sub }
      : undefined
  } catch {
    return undefined
  }
}
