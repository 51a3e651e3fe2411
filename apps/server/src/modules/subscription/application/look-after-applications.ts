import { type ApplicationState, addMinutes, LINK_MINUTES } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract } from '../contract/index.ts'
import { applicationState, findOrdered } from './application.repository.ts'
import { arriveAt, proceedApplication } from './proceed-application.ts'
import { waitingIn } from './waiting.queries.ts'

/** Applications looked after in one round. */
const ROUND = 200

/** Minutes after which whoever did not answer is asked again. */
const ASK_AGAIN_AFTER = 10

/** States that an application leaves by itself. */
const ON_THE_WAY: readonly ApplicationState[] = [
  'EmailVerified',
  'CreditRatingRequested',
  'CreditRatingConfirmed',
  'CreditRatingConspicuous2',
  'CreditRatingFailed',
  'ApprovalEMARequired',
  'ApprovalEMADone',
  'Approved',
]

/** Waits for its first payment: looked at by itself, so that many of them keep none of the others from its way. */
const TO_PAY: readonly ApplicationState[] = ['CreditRatingConspicuous1']

/** Moves one on where it still is where it was found. */
function moveOn(world: World, contractId: string, from: string, to: ApplicationState, reason: string): Promise<void> {
  const clientId = clientIdOf(world)
  return world.db.transaction(async (tx: Transaction) => {
    const locked = await lockContract(tx, clientId, contractId)
    const ordered = locked?.state === from ? await findOrdered(tx, clientId, contractId) : undefined
    if (ordered) await arriveAt(world, tx, ordered, { movedBy: 'shop', reason }, to)
  })
}

/** One that is broken keeps no other from its way: operators hear of it, and it is tried again in the next round. */
async function oneOf(world: World, contractId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    world.log.error({ err: error, contractId }, 'an application could not be gone on with')
  }
}

async function goOn(world: World, contractId: string, state: string): Promise<void> {
  await proceedApplication(world, contractId)
  if (applicationState(state) !== 'CreditRatingFailed') return
  await moveOn(world, contractId, state, 'CreditRatingRequested', 'asked again')
  await proceedApplication(world, contractId)
}

/**
 * Goes on with applications that somebody's death or silence left on their way, and gives up those that nobody
 * confirmed, or paid first for, while the link was good.
 */
export async function lookAfterApplications(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  const silent = { before: addMinutes(now, -ASK_AGAIN_AFTER), most: ROUND }
  for (const { contractId, state } of await waitingIn(world.db, clientId, ON_THE_WAY, silent))
    await oneOf(world, contractId, () => goOn(world, contractId, state))
  for (const { contractId, state } of await waitingIn(world.db, clientId, TO_PAY, silent))
    await oneOf(world, contractId, () => goOn(world, contractId, state))
  const unconfirmed = { before: addMinutes(now, -LINK_MINUTES.confirm), most: ROUND }
  for (const { contractId, state } of await waitingIn(world.db, clientId, ['New'], unconfirmed))
    await oneOf(world, contractId, () => moveOn(world, contractId, state, 'Cancelled', 'not confirmed in time'))
  for (const { contractId, state } of await waitingIn(world.db, clientId, TO_PAY, unconfirmed))
    await oneOf(world, contractId, () =>
      moveOn(world, contractId, state, 'Cancelled', 'first payment not made in time'),
    )
}
