import { type ApplicationState, addMinutes, LINK_MINUTES } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { lockContract } from '../../contract/index.ts'
import { applicationState, findOrdered, setLooked } from '../application.repository.ts'
import { arriveAt, proceedApplication, type Silent } from './proceed-application.ts'
import { toLookAfter, waitingIn } from './waiting.queries.ts'

/** Applications looked after in one round. */
const ROUND = 200

/** Minutes after which whoever did not answer is asked again. */
const ASK_AGAIN_AFTER = 10

/** After so many silences on end nobody is asked again in the same round. */
const MOST_SILENT = 3

/** Waits for its first payment. */
const TO_PAY: readonly ApplicationState[] = ['CreditRatingConspicuous1']

/**
 * States that an application leaves by itself, apart by who is asked in them: many that wait for one who says nothing
 * keep none of the others from its way.
 */
const ON_THE_WAY: readonly { states: readonly ApplicationState[]; asks: Silent | null }[] = [
  { states: ['CreditRatingConfirmed', 'CreditRatingConspicuous2', 'ApprovalEMADone', 'Approved'], asks: null },
  { states: ['CreditRatingRequested', 'CreditRatingFailed'], asks: 'agency' },
  { states: ['EmailVerified'], asks: 'fraudGuard' },
  { states: ['ApprovalEMARequired'], asks: 'register' },
  { states: TO_PAY, asks: null },
]

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
async function oneOf<R>(world: World, contractId: string, work: () => Promise<R>): Promise<R | undefined> {
  try {
    return await work()
  } catch (error) {
    world.log.error({ err: error, contractId }, 'an application could not be gone on with')
    return undefined
  }
}

async function goOn(world: World, contractId: string, state: string): Promise<Silent | null> {
  const silent = await proceedApplication(world, contractId)
  if (applicationState(state) !== 'CreditRatingFailed') return silent
  await moveOn(world, contractId, state, 'CreditRatingRequested', 'asked again')
  return proceedApplication(world, contractId)
}

/** Goes on with those whose state asks the same one outside, until that one says nothing several times on end. */
async function goOnWith(world: World, { states, asks }: (typeof ON_THE_WAY)[number]): Promise<void> {
  const now = world.clock()
  const waiting = { before: addMinutes(now, -ASK_AGAIN_AFTER), most: ROUND }
  let silences = 0
  for (const { contractId, state } of await toLookAfter(world.db, clientIdOf(world), states, waiting)) {
    const silent = await oneOf(world, contractId, () => goOn(world, contractId, state))
    await setLooked(world.db, contractId, now)
    silences = silent && silent === asks ? silences + 1 : 0
    if (silences === MOST_SILENT) return
  }
}

/**
 * Goes on with applications that somebody's death or silence left on their way, and gives up those that nobody
 * confirmed, or paid first for, while the link was good.
 */
export async function lookAfterApplications(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  for (const group of ON_THE_WAY) await goOnWith(world, group)
  const unconfirmed = { before: addMinutes(now, -LINK_MINUTES.confirm), most: ROUND }
  for (const { contractId, state } of await waitingIn(world.db, clientId, ['New'], unconfirmed))
    await oneOf(world, contractId, () => moveOn(world, contractId, state, 'Cancelled', 'not confirmed in time'))
  for (const { contractId, state } of await waitingIn(world.db, clientId, TO_PAY, unconfirmed))
    await oneOf(world, contractId, () =>
      moveOn(world, contractId, state, 'Cancelled', 'first payment not made in time'),
    )
}
