import type { Failure } from '@billett/contract'
import type { Context } from '../../call/context.ts'
import { ownAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import { readRegistration } from './registration.repository.ts'
import { type Settled, settleRegistration } from './settle-registration.ts'
import type { StoredMethod } from './stored-method.repository.ts'

const REFUSALS: Readonly<Record<Exclude<Settled['state'], 'unreachable'>, Failure>> = {
  open: 'paymentMethodNotConfirmed',
  cancelled: 'paymentMethodNotConfirmed',
  expired: 'paymentMethodNotConfirmed',
  declined: 'paymentMethodDeclined',
  pending: 'paymentMethodPending',
  // It was stored and has been deleted since.
  confirmed: 'paymentMethodNotFound',
}

/** The customer has come back: stores what was confirmed at the provider, which is asked. Coming back twice stores it once. */
export async function addMethod(context: Context, reference: string): Promise<StoredMethod> {
  const { world } = context
  const { db, registrations } = world
  const registration = await readRegistration(db, ownAccount(context), registrations.provider, reference)
  const { state, stored } = await settleRegistration(world, registration)
  if (stored) return stored
  if (state === 'unreachable') return refuse('paymentProviderUnreachable')
  return refuse(REFUSALS[state], 'registrationReference')
}
