import { isRegistrationUndecided, nextPoll, type RegistrationState, stateOfAbsent } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import type { RegistrationReport } from '../../ports/payment-registrations.ts'
import type { World } from '../../world.ts'
import { isNewEvent, type ProviderEvent } from '../payment/index.ts'
import { keepConfirmed } from './keep-confirmed.ts'
import { lockRegistration, type Registration, saveRegistration } from './registration.repository.ts'
import { type StoredMethod, storedByRegistration } from './stored-method.repository.ts'

/** How a registration stands, with the method it has stored. */
export interface Settled {
  state: RegistrationState | 'unreachable'
  stored: StoredMethod | undefined
}

/**
 * The one way in which a method comes to be stored: the customer's return, the provider's message (`event`) and our own polling all call it. The provider
 * is asked outside the transaction; a decision that fell meanwhile stays.
 */
export async function settleRegistration(
  world: World,
  registration: Registration,
  event?: ProviderEvent,
): Promise<Settled> {
  const undecided = isRegistrationUndecided(registration.state)
  const report = undecided ? await world.registrations.find(registration.reference) : undefined
  const settled = await world.db.transaction(tx => settleUnderLock(world, tx, registration, report, event))
  return report?.state === 'unreachable' ? { ...settled, state: 'unreachable' } : settled
}

async function settleUnderLock(
  world: World,
  tx: Transaction,
  { id, accountId }: Registration,
  report: RegistrationReport | undefined,
  event: ProviderEvent | undefined,
): Promise<Settled> {
  const locked = await lockRegistration(tx, { id, accountId })
  // The account, or the method with its registration, was deleted meanwhile.
  if (!locked) return { state: 'cancelled', stored: undefined }
  const { registration: current, owner } = locked
  const now = world.clock()
  const isRepeated = event !== undefined && !(await isNewEvent(tx, event, now))
  if (isRepeated || report === undefined || !isRegistrationUndecided(current.state))
    return { state: current.state, stored: await storedByRegistration(tx, id) }
  if (report.state === 'confirmed') {
    const stored = await keepConfirmed(world, tx, { registration: current, owner }, report)
    await saveRegistration(tx, { ...current, state: 'confirmed', pollOn: null })
    return { state: 'confirmed', stored }
  }
  const state = stateAfter(current, report.state, now)
  const polls = current.polls + 1
  const pollOn = isRegistrationUndecided(state) ? nextPoll('open', polls, now) : null
  await saveRegistration(tx, { ...current, state, polls, pollOn })
  return { state, stored: undefined }
}

/** What the provider does not know may still be on its way there, for a while. */
function stateAfter(
  { state, createdOn }: Registration,
  reported: Exclude<RegistrationReport['state'], 'confirmed'>,
  now: string,
): RegistrationState {
  if (reported === 'unreachable') return state
  if (reported !== 'absent') return reported
  return stateOfAbsent({ state: 'open', createdOn }, now) === 'expired' ? 'expired' : state
}
