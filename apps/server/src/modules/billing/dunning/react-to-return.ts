import { businessDateOf, type ReturnReaction, retryDay, returnReading } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { chargePayers } from '../claim-payment/index.ts'
import {
  beginCases,
  contractsOfCollections,
  retriesAmong,
  type StoredReturn,
  stopCollecting,
} from './dunning.repository.ts'
import { returnPolicyOf } from './policy-of.ts'

/** A debit that came back; when it is tried again is decided here. */
type Returned = Omit<StoredReturn, 'retryOn'> & { endToEndId: string }

/** The day of the one new try of each of some debits that came back; null: there is none. */
export async function retryDays(
  world: World,
  tx: Transaction,
  returned: readonly Pick<Returned, 'collectionId' | 'code' | 'returnedOn'>[],
): Promise<(collectionId: string) => string | null> {
  const policy = returnPolicyOf(world)
  const retries = await retriesAmong(
    tx,
    returned.map(({ collectionId }) => collectionId),
  )
  const days = new Map(
    returned.map(({ collectionId, code, returnedOn }) => [
      collectionId,
      retryDay(code, { returnedOn, isRetry: retries.has(collectionId), policy }),
    ]),
  )
  return collectionId => days.get(collectionId) ?? null
}

/**
 * What follows from debits that came back, as the client has it for the reason that the bank gives: a fee, a case, no
 * more by this mandate, nothing at all for a while, a link by mail, a word to staff.
 */
export async function reactToReturns(world: World, tx: Transaction, returned: readonly Returned[]): Promise<void> {
  const policy = returnPolicyOf(world)
  const today = businessDateOf(world.clock())
  const contracts = await contractsOfCollections(
    tx,
    returned.map(({ collectionId }) => collectionId),
  )
  const all = returned.map(back => ({
    ...back,
    reaction: policy[returnReading(back.code)],
    contractId: contracts.get(back.collectionId),
  }))
  for (const back of all) await tellStaff(world, tx, back)
  await chargePayers(
    world,
    tx,
    all.flatMap(({ reaction, chargesCents: cents, contractId, payerId }) =>
      reaction.isFeeDue && cents > 0 && contractId ? [{ contractId, payerId, component: 'returnFee', cents }] : [],
    ),
  )
  await stopCollecting(
    tx,
    all.flatMap(({ clientId, payerId, code, collectionId, reaction }) => {
      const stop = { clientId, payerId, code, since: world.clock(), collectionId }
      const kinds = [
        ...(reaction.mandate === 'usable' ? [] : ['mandate' as const]),
        ...(reaction.isHeld ? ['everything' as const] : []),
      ]
      return kinds.map(kind => ({ ...stop, id: world.newRowId(), kind }))
    }),
  )
  // What is held has a case too, in which staff decide; nobody is written to meanwhile.
  const dunned = all.filter(({ reaction }) => reaction.isDunned || reaction.isHeld)
  const createdOn = world.clock()
  await beginCases(
    tx,
    dunned.map(({ clientId, payerId }) => ({ id: world.newRowId(), clientId, payerId, openedOn: today, createdOn })),
  )
  for (const { clientId, payerId, contractId, reaction } of all) {
    if (reaction.asksFor !== 'account' || !contractId) continue
    const link = await makeLink(world, tx, { contractId, act: 'changeAccount', payerId })
    await world.jobs.send(tx, 'sendPayerMail', { clientId, contractId, kind: 'accountAsked', linkId: link.id })
  }
}

async function tellStaff(
  world: World,
  tx: Transaction,
  { id: about, clientId, code, cents: amountCents, endToEndId, reaction }: Returned & { reaction: ReturnReaction },
): Promise<void> {
  if (returnReading(code) === 'duplicate')
    await raiseEvent(tx, world, clientId, { kind: 'doubleDebit', about, facts: { endToEndId, amountCents } })
  else if (reaction.isForStaff)
    await raiseEvent(tx, world, clientId, { kind: 'returnedDebit', about, facts: { endToEndId, amountCents, code } })
}
