import type { Instant, PlainDate } from '@billett/domain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isInCollection } from '../../../db/held-claim.ts'
import { bankReturn, collectionStop } from '../../../db/schema/index.ts'

/** Why nothing is collected from payers, until somebody says otherwise. */
export const openStops = (db: Statements, payerIds: readonly string[]) =>
  db
    .select()
    .from(collectionStop)
    .where(and(inArray(collectionStop.payerId, [...payerIds]), isNull(collectionStop.endedOn)))
    .orderBy(asc(collectionStop.since), asc(collectionStop.id))

/** Whether nothing at all is collected from somebody, whatever their mandate says. */
export const isStopped = async (db: Statements, payerId: string): Promise<boolean> =>
  (await openStops(db, [payerId])).some(({ kind }) => kind === 'everything')

/** Nothing is collected from a payer from now on; the same reason stops it once. */
export async function stopAll(
  tx: Transaction,
  stop: { id: string; clientId: string; payerId: string; code: string; since: Instant },
): Promise<void> {
  const open = await openStops(tx, [stop.payerId])
  if (open.some(({ kind, code }) => kind === 'everything' && code === stop.code)) return
  await tx.insert(collectionStop).values({ ...stop, kind: 'everything' })
}

/** How many there were. */
export async function endStops(tx: Transaction, payerId: string, endedOn: Instant): Promise<number> {
  const ended = await tx
    .update(collectionStop)
    .set({ endedOn })
    .where(and(eq(collectionStop.payerId, payerId), isNull(collectionStop.endedOn)))
    .returning({ id: collectionStop.id })
  return ended.length
}

/** What of somebody came back and would not be collected again by itself may be, from a day on; of how many returns. */
export async function tryAgainFrom(tx: Transaction, payerId: string, retryOn: PlainDate): Promise<number> {
  const tried = await tx
    .update(bankReturn)
    .set({ retryOn })
    .where(
      and(
        eq(bankReturn.payerId, payerId),
        isNull(bankReturn.retryOn),
        sql`exists (select 1 from collection_claim part where part.collection_id = ${bankReturn.collectionId}
          and not ${isInCollection(sql`part.claim_id`)})`,
      ),
    )
    .returning({ id: bankReturn.id })
  return tried.length
}
