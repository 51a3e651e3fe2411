import { addMonths, businessDateOf, type Change, type CheckedChange, checkChange, type Instant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { contractToDecide, type HeldContract } from '../own-contract/index.ts'
import { mayAsk } from './may-ask.ts'
import { situationOf } from './situation.ts'
import { storeRequest } from './store-request.ts'

/** A change of a contract that others than its holder ask for, as a school does for a pupil. */
export interface ChangeForOthers {
  held: HeldContract
  checked: CheckedChange
  change: Change
  receivedOn: Instant
  /** Cards of the contract that were replaced within the last year. */
  replacedLately: number
}

/**
 * What a change comes to, judged as if who concluded the contract asked; the contract is held until the transaction
 * ends. Refuses `contractNotFound`, what may not be done about it now, and what its terms do not allow.
 */
export async function changeForOthers(
  world: World,
  tx: Transaction,
  contractId: string,
  { change, receivedOn }: { change: Change; receivedOn: Instant },
): Promise<ChangeForOthers> {
  if (!(await lockContract(tx, clientIdOf(world), contractId))) refuse('contractNotFound', 'contractGuid')
  const held = await contractToDecide(world, tx, contractId)
  mayAsk({ world }, held, change.kind)
  const checked = accepted(checkChange(change, situationOf(held, receivedOn)))
  const since = addMonths(businessDateOf(receivedOn), -12)
  const replacedLately = held.requests.filter(
    ({ kind, state, takenBackBy, requestedOn }) =>
      kind === 'replacementCard' && state === 'accepted' && takenBackBy === null && businessDateOf(requestedOn) > since,
  ).length
  return { held, checked, change, receivedOn, replacedLately }
}

interface Agreed {
  /** Whose account asked. */
  askedBy: string
  /** Who agreed, by name. */
  by: string
}

/** It holds: it stands in the contract's history, and whoever concluded the contract is told. */
export async function makeChange(
  world: World,
  tx: Transaction,
  { held, checked, change, receivedOn }: ChangeForOthers,
  { askedBy, by }: Agreed,
): Promise<void> {
  const decided = { askedBy, decidedBy: by, isDecided: true }
  const { id: requestId } = await storeRequest(world, tx, held, { change, checked, receivedOn, ...decided })
  await world.jobs.send(tx, 'sendChangeMail', { clientId: clientIdOf(world), requestId, news: 'decided' })
}

/** It waits for the transport operator, as what customers ask for does. Returns the id of that request. */
export async function handOnChange(
  world: World,
  tx: Transaction,
  { held, checked, change, receivedOn }: ChangeForOthers,
  askedBy: string,
): Promise<string> {
  const { id } = await storeRequest(world, tx, held, { change, checked, receivedOn, askedBy, isDecided: false })
  return id
}
