import { isRegistrationUndecided, nextPoll, type RegistrationState } from '@billett/domain'
import type { OwnAccount } from '../../../call/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import type { RegistrationReport } from '../../../ports/payment-registrations.ts'
import type { World } from '../../../world.ts'
import { isNewEvent, isTokenInUse, type ProviderEvent } from '../payment/index.ts'
import { keepConfirmed } from './keep-confirmed.ts'
import { type Confirmed, lockRegistration, type Registration, saveRegistration } from './registration.repository.ts'
import { heard, proven, verdictOn } from './registration-progress.ts'
import { type StoredMethod, storedByRegistration } from './stored-method.repository.ts'

/**
 * How a registration stands, with the method it has stored. `unproven`: confirmed at the provider, by nobody knows
 * whom.
 */
export interface Settled {
  state: RegistrationState | 'unreachable' | 'unproven'
  stored: StoredMethod | undefined
}

interface Occasion {
  /** The provider's message that says it is time to ask. */
  event?: ProviderEvent
  /** What its owner has come back with. */
  returnSecret?: string | undefined
}

/**
 * The one way in which a method comes to be stored: the customer's return, the provider's message and our own polling
 * all call it. It takes two, in either order: the provider has confirmed, and the customer who began was sent back by
 * it. The provider is asked outside the transaction; a decision that fell meanwhile stays.
 */
export async function settleRegistration(
  world: World,
  registration: Registration,
  occasion: Occasion = {},
): Promise<Settled> {
  const undecided = isRegistrationUndecided(registration.state)
  const report = undecided ? await world.registrations.find(registration.reference) : undefined
  const settled = await world.db.transaction(tx => settleUnderLock(world, tx, registration, report, occasion))
  return report?.state === 'unreachable' ? { ...settled, state: 'unreachable' } : settled
}

async function settleUnderLock(
  world: World,
  tx: Transaction,
  { id, accountId }: Registration,
  report: RegistrationReport | undefined,
  { event, returnSecret }: Occasion,
): Promise<Settled> {
  const locked = await lockRegistration(tx, { id, accountId })
  // The account, or the method with its registration, was deleted meanwhile.
  if (!locked) return { state: 'cancelled', stored: undefined }
  const { registration: before, owner } = locked
  const now = world.clock()
  if (event && !(await isNewEvent(tx, event, now))) return asItStands(tx, before)
  const after = proven(heard(before, report, now), returnSecret, now)
  const verdict = verdictOn(after, now)
  if (verdict.is === 'keep') return keep(world, tx, verdict.confirmed, owner)
  if (verdict.is === 'forget') return forget(world, tx, verdict.confirmed, owner)
  await saveRegistration(tx, after)
  return asItStands(tx, after)
}

async function asItStands(tx: Transaction, { id, state, proofUntil }: Registration): Promise<Settled> {
  const stored = await storedByRegistration(tx, id)
  const isUnproven = !stored && proofUntil !== null && !isRegistrationUndecided(state)
  return { state: isUnproven ? 'unproven' : state, stored }
}

/** A row from which nothing can become any more. */
const finished = (registration: Registration): Registration => ({
  ...registration,
  token: null,
  label: null,
  pollOn: null,
})

async function keep(world: World, tx: Transaction, registration: Confirmed, owner: OwnAccount): Promise<Settled> {
  const stored = await keepConfirmed(world, tx, { registration, owner })
  await saveRegistration(tx, { ...finished(registration), proofUntil: null })
  return { state: 'confirmed', stored }
}

/**
 * Nobody came back in time: whoever entered it does not know whose account it would have been in. Or it was entered
 * anew, and a payment by it has to be decided first.
 */
async function forget(world: World, tx: Transaction, registration: Confirmed, owner: OwnAccount): Promise<Settled> {
  const { token } = registration
  if (await isTokenInUse(tx, token)) {
    const polls = registration.polls + 1
    await saveRegistration(tx, { ...registration, polls, pollOn: nextPoll('open', polls, world.clock()) })
  } else {
    await world.jobs.send(tx, 'forgetMethod', { ...owner, token })
    await saveRegistration(tx, { ...finished(registration), state: 'expired' })
  }
  return { state: 'unproven', stored: undefined }
}
