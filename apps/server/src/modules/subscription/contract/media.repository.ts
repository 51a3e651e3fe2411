import type { Instant } from '@billett/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../db/database.ts'
import { type contractEvent, medium, mediumOrder } from '../../../db/schema/index.ts'

type Recorded = Pick<typeof contractEvent.$inferInsert, 'clientId' | 'contractId' | 'happening' | 'recordedOn' | 'seq'>

/** States of an order that a card can still come of. */
const OPEN = ['ordered', 'produced', 'rejected'] as const

const openOrders = (contractId: string) =>
  and(eq(mediumOrder.contractId, contractId), inArray(mediumOrder.state, [...OPEN]))

const giveUp = (tx: Transaction, contractId: string) =>
  tx.update(mediumOrder).set({ state: 'cancelled', askOn: null }).where(openOrders(contractId))

async function orderCard(tx: Transaction, { clientId, contractId, recordedOn, seq }: Recorded): Promise<void> {
  await giveUp(tx, contractId)
  await tx.insert(mediumOrder).values({
    id: uuidv7(),
    clientId,
    contractId,
    eventSeq: seq,
    state: 'ordered',
    attempt: 1,
    orderedOn: recordedOn,
    askOn: recordedOn,
  })
}

/** The card is sent: its order is done. A number that is known already stays with the card that has it. */
async function keepCard(
  tx: Transaction,
  { clientId, contractId, happening, recordedOn }: Recorded,
  serial: string,
): Promise<void> {
  const arrivesOn = happening.effectiveOn
  await tx
    .insert(medium)
    .values({ id: uuidv7(), clientId, contractId, serial, arrivesOn, sentOn: recordedOn })
    .onConflictDoNothing()
  await tx.update(mediumOrder).set({ state: 'sent', serial, arrivesOn, askOn: null }).where(openOrders(contractId))
}

const blockCards = (tx: Transaction, contractId: string, on: Instant) =>
  tx
    .update(medium)
    .set({ blockedOn: on })
    .where(and(eq(medium.contractId, contractId), isNull(medium.blockedOn)))

async function follow(tx: Transaction, event: Recorded): Promise<void> {
  const { contractId, happening, recordedOn } = event
  if (happening.kind === 'blocked' && happening.payload.cause === 'lost') await blockCards(tx, contractId, recordedOn)
  if (happening.kind !== 'concluded' && happening.kind !== 'mediumChanged') return
  const wanted = happening.payload.medium
  if (wanted.kind === 'phone') {
    if (happening.kind === 'concluded') return
    await giveUp(tx, contractId)
    await blockCards(tx, contractId, recordedOn)
  } else if (wanted.serial === null) await orderCard(tx, event)
  else await keepCard(tx, event, wanted.serial)
}

/**
 * Orders, keeps and blocks cards as a contract's history says, in the transaction that records it: no card is forgotten
 * by whoever changes a contract, and none is ordered of what was not recorded.
 */
export async function followMedia(tx: Transaction, events: readonly Recorded[]): Promise<void> {
  for (const event of events) await follow(tx, event)
}
