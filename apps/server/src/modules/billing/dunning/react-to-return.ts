import { businessDateOf, retryDay, returnReading } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { chargePayer } from '../claim-payment/index.ts'
import {
  contractOfCollection,
  isRetry,
  openCase,
  type StoredReturn,
  setRetry,
  stopCollecting,
} from './dunning.repository.ts'
import { returnPolicyOf } from './policy-of.ts'

type Returned = Omit<StoredReturn, 'retryOn'> & { endToEndId: string }

/**
 * What follows from a debit that came back, as the client has it for the reason that the bank gives: a fee, a case, one
 * new try, no more by this mandate, nothing at all for a while, a link by mail, a word to staff.
 */
export async function reactToReturn(world: World, tx: Transaction, returned: Returned): Promise<void> {
  const { id, clientId, payerId, collectionId, code, cents, chargesCents, endToEndId, returnedOn } = returned
  const policy = returnPolicyOf(world)
  const reading = returnReading(code)
  const reaction = policy[reading]
  const today = businessDateOf(world.clock())
  const stop = { clientId, payerId, code, since: world.clock(), collectionId }
  const contractId = await contractOfCollection(tx, collectionId)
  if (reading === 'duplicate')
    await raiseEvent(tx, world, clientId, { kind: 'doubleDebit', about: id, facts: { endToEndId, amountCents: cents } })
  else if (reaction.isForStaff)
    await raiseEvent(tx, world, clientId, {
      kind: 'returnedDebit',
      about: id,
      facts: { endToEndId, amountCents: cents, code },
    })
  if (reaction.isFeeDue && chargesCents > 0 && contractId)
    await chargePayer(world, tx, { contractId, payerId, component: 'returnFee', cents: chargesCents })
  if (reaction.mandate !== 'usable') await stopCollecting(tx, { ...stop, id: world.newRowId(), kind: 'mandate' })
  if (reaction.isHeld) await stopCollecting(tx, { ...stop, id: world.newRowId(), kind: 'everything' })
  const retryOn = retryDay(code, { returnedOn, isRetry: await isRetry(tx, collectionId), policy })
  await setRetry(tx, id, retryOn)
  // What is held has a case too, in which staff decide; nobody is written to meanwhile.
  if (reaction.isDunned || reaction.isHeld)
    await openCase(tx, { id: world.newRowId(), clientId, payerId, openedOn: today, createdOn: world.clock() })
  if (reaction.asksFor === 'account' && contractId) {
    const link = await makeLink(world, tx, { contractId, act: 'changeAccount', payerId })
    await world.jobs.send(tx, 'sendPayerMail', { clientId, contractId, kind: 'accountAsked', linkId: link.id })
  }
}
