import type { Failure } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { World } from '../../../world.ts'
import { type Settled, settleSetup } from './setup/settle-setup.ts'
import { endBySecret, findSetup } from './setup/setup.repository.ts'
import type { StoredMethod } from './stored-method.repository.ts'

const REFUSALS: Readonly<Record<Exclude<Settled['state'], 'unreachable'>, Failure>> = {
  open: 'paymentMethodNotConfirmed',
  cancelled: 'paymentMethodNotConfirmed',
  expired: 'paymentMethodNotConfirmed',
  declined: 'paymentMethodDeclined',
  pending: 'paymentMethodPending',
  unproven: 'paymentMethodNotProven',
  // It was stored and has been entered anew or deleted since.
  confirmed: 'paymentMethodNotProven',
}

interface Return {
  setupId: string
  /** Missing where nothing was entered at the provider. */
  returnSecret?: string | undefined
}

/**
 * The customer has come back from the provider, which is asked: stores what it has confirmed. Coming back twice stores
 * it once.
 */
export async function addMethod(context: Context, { setupId, returnSecret }: Return): Promise<StoredMethod> {
  const { world } = context
  const setup = await findSetup(world.db, ownAccount(context), setupId)
  if (!setup) {
    if (returnSecret !== undefined) await endElsewhere(world, setupId, returnSecret)
    return refuse('paymentMethodNotProven', 'setupId')
  }
  const { state, stored } = await settleSetup(world, setup, { returnSecret })
  if (stored) return stored
  if (state === 'unreachable') return refuse('paymentProviderUnreachable')
  return refuse(REFUSALS[state], 'setupId')
}

/** Somebody was made to enter their card for another's account: it is forgotten at once. */
async function endElsewhere(world: World, id: string, secret: string): Promise<void> {
  const ended = await endBySecret(world.db, { id, secret, now: world.clock() })
  if (ended) await settleSetup(world, ended)
}
