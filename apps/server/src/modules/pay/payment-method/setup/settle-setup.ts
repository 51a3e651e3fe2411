import { isSetupUndecided, nextPoll, type SetupState } from '@billett/domain'
import type { OwnAccount } from '../../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { SetupReport } from '../../../../ports/payment/payment-setups.ts'
import type { Surroundings } from '../../../../world.ts'
import { isNewEvent, isTokenInUse, type ProviderEvent } from '../../payment/index.ts'
import { type StoredMethod, storedBySetup } from '../stored-method.repository.ts'
import { keepConfirmed } from './keep-confirmed.ts'
import { type Confirmed, lockSetup, type Setup, saveSetup } from './setup.repository.ts'
import { heard, proven, verdictOn } from './setup-progress.ts'

/**
 * How a setup stands, with the method it has stored. `unproven`: confirmed at the provider, by nobody knows
 * whom.
 */
export interface Settled {
  state: SetupState | 'unreachable' | 'unproven'
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
export async function settleSetup(world: Surroundings, setup: Setup, occasion: Occasion = {}): Promise<Settled> {
  const undecided = isSetupUndecided(setup.state)
  const report = undecided ? await world.setups.find(setup.reference) : undefined
  const settled = await world.db.transaction(tx => settleUnderLock(world, tx, setup, report, occasion))
  return report?.state === 'unreachable' ? { ...settled, state: 'unreachable' } : settled
}

async function settleUnderLock(
  world: Surroundings,
  tx: Transaction,
  { id, accountId }: Setup,
  report: SetupReport | undefined,
  { event, returnSecret }: Occasion,
): Promise<Settled> {
  const locked = await lockSetup(tx, { id, accountId })
  // The account, or the method with its setup, was deleted meanwhile.
  if (!locked) return { state: 'cancelled', stored: undefined }
  const { setup: before, owner } = locked
  const now = world.clock()
  if (event && !(await isNewEvent(tx, event, now))) return asItStands(tx, before)
  const after = proven(heard(before, report, now), returnSecret, now)
  const verdict = verdictOn(after, now)
  if (verdict.is === 'keep') return keep(world, tx, verdict.confirmed, owner)
  if (verdict.is === 'forget') return forget(world, tx, verdict.confirmed, owner)
  await saveSetup(tx, after)
  return asItStands(tx, after)
}

async function asItStands(tx: Transaction, { id, state, proofUntil }: Setup): Promise<Settled> {
  const stored = await storedBySetup(tx, id)
  const isUnproven = !stored && proofUntil !== null && !isSetupUndecided(state)
  return { state: isUnproven ? 'unproven' : state, stored }
}

/** A row from which nothing can become any more. */
const finished = (setup: Setup): Setup => ({
  ...setup,
  token: null,
  label: null,
  pollOn: null,
})

async function keep(world: Surroundings, tx: Transaction, setup: Confirmed, owner: OwnAccount): Promise<Settled> {
  const stored = await keepConfirmed(world, tx, { setup, owner })
  await saveSetup(tx, { ...finished(setup), proofUntil: null })
  return { state: 'confirmed', stored }
}

/**
 * Nobody came back in time: whoever entered it does not know whose account it would have been in. Or it was entered
 * anew, and a payment by it has to be decided first.
 */
async function forget(world: Surroundings, tx: Transaction, setup: Confirmed, owner: OwnAccount): Promise<Settled> {
  const { token } = setup
  if (await isTokenInUse(tx, token)) {
    const polls = setup.polls + 1
    await saveSetup(tx, { ...setup, polls, pollOn: nextPoll('open', polls, world.clock()) })
  } else {
    await world.jobs.send(tx, 'forgetMethod', { ...owner, token })
    await saveSetup(tx, { ...finished(setup), state: 'expired' })
  }
  return { state: 'unproven', stored: undefined }
}
