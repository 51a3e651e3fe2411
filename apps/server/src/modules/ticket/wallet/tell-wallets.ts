import { clientIdOf } from '../../../call/client-id-of.ts'
import type { AppleWallet, GoogleWallet } from '../../../ports/wallet-passes.ts'
import type { World } from '../../../world.ts'
import { issueFactsOf } from '../order/index.ts'
import { anyTicket, forgetPushToken, noticeChanges, ofTicket, pushTokensOf, readPass } from './wallet.repository.ts'
import { walletTicket } from './wallet-ticket.ts'

/** Returns what went wrong. */
async function tellDevices({ db }: World, push: AppleWallet['push'], ticketId: string): Promise<string[]> {
  if (!push) return []
  const failures: string[] = []
  for (const pushToken of await pushTokensOf(db, ticketId)) {
    const told = await push(pushToken)
    if (told.state === 'gone') await forgetPushToken(db, pushToken)
    if (told.state === 'failed') failures.push(told.detail)
  }
  return failures
}

/** Returns what went wrong. */
async function updateSaved(world: World, update: GoogleWallet['update'], ticketId: string): Promise<string[]> {
  const issued = update && (await anyTicket(world.db, ticketId))
  const facts = issued && (await issueFactsOf(world.db, issued))
  const ticket = facts && walletTicket(world, facts, issued)
  const brought = ticket && (await update(ticket))
  return brought?.state === 'failed' ? [brought.detail] : []
}

/**
 * Tells the wallets that hold a ticket that it has changed, as often as it takes; a device that is told twice asks
 * twice, no more.
 */
export async function tellWallets(world: World, ticketId: string): Promise<void> {
  const { db, wallets } = world
  await noticeChanges(db, ofTicket(ticketId), world.clock())
  const pass = await readPass(db, clientIdOf(world), ticketId)
  if (!pass) return
  const failures = [
    ...(await tellDevices(world, wallets.apple?.push ?? null, ticketId)),
    ...(pass.googleLinkedOn === null ? [] : await updateSaved(world, wallets.google?.update ?? null, ticketId)),
  ]
  if (failures.length > 0) throw new Error(`wallets could not be told: ${failures.join(', ')}`)
}
