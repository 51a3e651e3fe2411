import { randomBytes } from 'node:crypto'
import type * as calls from '@billett/contract'
import type { InputOf } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { WalletTicket } from '../../../ports/wallet-passes.ts'
import type { World } from '../../../world.ts'
import { type IssuedTicket, issueFactsOf, ownerOf } from '../order/index.ts'
import { keepPass, ownedTicket, type StoredPass } from './wallet.repository.ts'
import { walletTicket } from './wallet-ticket.ts'

/** Bytes of what a wallet proves itself with. */
const TOKEN_BYTES = 24

/** Of a file for Apple's wallet. */
export const PASS_TYPE = 'application/vnd.apple.pkpass'

/** Below the shop's own address; Apple appends `/v1/…`. */
export const APPLE_PATH = '/wallet/apple'

export type WalletWish = InputOf<typeof calls.getWalletFile>['query']

export async function ticketOf(world: World, issued: IssuedTicket): Promise<WalletTicket> {
  const facts = await issueFactsOf(world.db, issued)
  const ticket = facts && walletTicket(world, facts, issued)
  return ticket ?? refuse('ticketNotForWallet', 'ticketGuid')
}

/** The caller's own ticket. Refuses a stranger's as none, and one that cannot be travelled with. */
export async function ownTicket(context: Context, { ticketGuid, clientId }: WalletWish): Promise<WalletTicket> {
  const { world } = context
  const owner = ownerOf(context)
  const isOurs = clientId === undefined || clientId === owner.clientId
  const issued = isOurs ? await ownedTicket(world.db, ticketGuid, owner) : undefined
  if (!issued) refuse('ticketNotFound', 'ticketGuid')
  return ticketOf(world, issued)
}

export const applePass = (world: World, ticket: WalletTicket, { token }: StoredPass): Promise<Uint8Array> => {
  const { apple } = world.wallets
  if (!apple) refuse('walletNotOffered', 'type')
  return apple.pass(ticket, { webServiceUrl: world.config.PUBLIC_URL + APPLE_PATH, token })
}

/** The row of a ticket's pass; the same one, however often it is put into a wallet. */
export function keptPass(world: World, ticketId: string): Promise<StoredPass> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return keepPass(world.db, { ticketId, clientId: clientIdOf(world), token }, world.clock())
}

export const passOf = async (world: World, ticket: WalletTicket): Promise<Uint8Array> =>
  applePass(world, ticket, await keptPass(world, ticket.ticketId))

/** The caller's ticket as a file for Apple's wallet. */
export async function passFile(context: Context, wish: WalletWish): Promise<Uint8Array> {
  if (wish.type !== 'apple' || !context.world.wallets.apple) refuse('walletNotOffered', 'type')
  return passOf(context.world, await ownTicket(context, wish))
}
