import { businessDateOf, fold, later, stepAt, type Timeline } from '@billett/domain'
import { and, eq, isNotNull } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { contract, payerAccount } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { takesPart } from '../own-contract/index.ts'

/** Does a contract of which something is still to be claimed have a payer now who is debited by this mandate? */
export async function isMandateInUse(world: World, tx: Transaction, mandateId: string): Promise<boolean> {
  const clientId = clientIdOf(world)
  const payers = await tx
    .select({ id: payerAccount.id, partyId: payerAccount.partyId })
    .from(payerAccount)
    .where(and(eq(payerAccount.clientId, clientId), eq(payerAccount.mandateId, mandateId)))
  if (payers.length === 0) return false
  const payerIds = new Set(payers.map(({ id }) => id))
  const partyIds = new Set(payers.map(({ partyId }) => partyId))
  const running = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.clientId, clientId), isNotNull(contract.nextLookOn), takesPart({ partyIds, payerIds })))
  const histories = await historiesOf(
    tx,
    running.map(({ id }) => id),
  )
  const now = world.clock()
  const today = businessDateOf(now)
  const paysNow = ({ shares, span }: Timeline) =>
    stepAt(shares, later(today, span.from))?.value.some(({ payer }) => payerIds.has(payer)) ?? false
  return [...histories.values()].some(events => {
    const timeline = fold(events, now)
    return timeline !== null && paysNow(timeline)
  })
}
