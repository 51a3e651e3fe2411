import type { Failure } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/own-account.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { endBySecret, findRegistration } from './registration.repository.ts'
import { type Settled, settleRegistration } from './settle-registration.ts'
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
  registrationId: string
  /** Missing where nothing was entered at the provider. */
  returnSecret?: string | undefined
}

/**
 * The customer has come back from the provider, which is asked: stores what it has confirmed. Coming back twice stores
 * it once.
 */
export async function addMethod(context: Context, { registrationId, returnSecret }: Return): Promise<StoredMethod> {
  const { world } = context
  const registration = await findRegistration(world.db, ownAccount(context), registrationId)
  if (!registration) {
    if (returnSecret !== undefined) await endElsewhere(world, registrationId, returnSecret)
    return refuse('paymentMethodNotProven', 'registrationId')
  }
  const { state, stored } = await settleRegistration(world, registration, { returnSecret })
  if (stored) return stored
  if (state === 'unreachable') return refuse('paymentProviderUnreachable')
  return refuse(REFUSALS[state], 'registrationId')
}

/** Somebody was made to enter their card for another's account: it is forgotten at once. */
async function endElsewhere(world: World, id: string, secret: string): Promise<void> {
  const ended = await endBySecret(world.db, { id, secret, now: world.clock() })
  if (ended) await settleRegistration(world, ended)
}
