import type { ContractPasses } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { showingLink } from '../../subscription/link/index.ts'
import { walletKey } from '../../ticket/wallet/index.ts'
import { contractAsConcluded } from '../own-contract/index.ts'
import { passesOfHeld } from './show-passes.ts'

/**
 * What can be shown for a contract, for whoever has a link that shows it: the pass, why there is none, or how far the
 * card is, and not to whom that is sent. They have no account: each pass comes with a key to a wallet.
 */
export async function passesOfContract(context: Context, contractId: string): Promise<ContractPasses> {
  const { world } = context
  const shown = await passesOfHeld(context, await contractAsConcluded(world, world.db, contractId))
  return {
    ...shown,
    card: shown.card && { ...shown.card, recipientName: null },
    passes: shown.passes.map(pass => ({ ...pass, walletKey: walletKey(world, pass.ticketId) })),
  }
}

/** The same by the link of a mail that shows one contract's. Refuses as `showingLink` does. */
export async function passesByLink(context: Context, secret: string): Promise<ContractPasses> {
  const { contractId } = await showingLink(context.world, secret, 'showPass')
  return passesOfContract(context, contractId)
}
