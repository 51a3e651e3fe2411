import { type CampaignState, nextCampaignStates, type SortOf } from '@billett/domain'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import { priceCampaign } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

export type { CampaignTrial } from '../../../db/schema/index.ts'

export type StoredCampaign = typeof priceCampaign.$inferSelect

export async function insertCampaign(tx: Transaction, row: StoredCampaign): Promise<void> {
  await tx.insert(priceCampaign).values(row)
}

const ofClient = (clientId: string, id: string) => and(eq(priceCampaign.clientId, clientId), eq(priceCampaign.id, id))

/**
 * Whether there is another campaign of a subscription for a day, wherever it stands: whoever was told by one would be
 * asked once more by the other.
 */
export async function hasRival(
  db: Statements,
  {
    id,
    clientId,
    offerKey,
    effectiveOn,
  }: Pick<StoredCampaign, 'clientId' | 'offerKey' | 'effectiveOn'> & { id?: string },
): Promise<boolean> {
  const rivals = await db
    .select({ id: priceCampaign.id })
    .from(priceCampaign)
    .where(
      and(
        eq(priceCampaign.clientId, clientId),
        eq(priceCampaign.offerKey, offerKey),
        eq(priceCampaign.effectiveOn, effectiveOn),
        ne(priceCampaign.state, 'withdrawn'),
        id === undefined ? undefined : ne(priceCampaign.id, id),
      ),
    )
    .limit(1)
  return rivals.length > 0
}

const { effectiveOn: ofDay, deadline, editedOn, id: ofId } = priceCampaign

const SORTS = { effectiveOn: ofDay, deadline }

/** As usual, what was written last comes first. */
const USUAL = { usual: [desc(editedOn), asc(ofId)], last: ofId }

/** Campaigns of a client. */
export const campaignsOf = (
  db: Statements,
  clientId: string,
  { limit, offset }: Window,
  sort?: SortOf<keyof typeof SORTS>,
): Promise<StoredCampaign[]> =>
  db
    .select()
    .from(priceCampaign)
    .where(eq(priceCampaign.clientId, clientId))
    .orderBy(orderedBy(SORTS, sort, USUAL))
    .limit(limit)
    .offset(offset)

export async function campaignById(db: Statements, clientId: string, id: string): Promise<StoredCampaign | undefined> {
  const [row] = await db.select().from(priceCampaign).where(ofClient(clientId, id))
  return row
}

/** The same, held until the transaction ends. */
export async function lockCampaign(tx: Transaction, clientId: string, id: string): Promise<StoredCampaign | undefined> {
  const [row] = await tx.select().from(priceCampaign).where(ofClient(clientId, id)).for('update')
  return row
}

/** Whether people are still told of it: it stays so until the transaction ends. */
export async function isTelling(tx: Transaction, id: string): Promise<boolean> {
  const { state } = priceCampaign
  const [row] = await tx.select({ state }).from(priceCampaign).where(eq(priceCampaign.id, id)).for('share')
  return row?.state === 'notifying'
}

/** Of one that is held. */
export async function changeCampaign(
  tx: Transaction,
  id: string,
  change: Partial<Omit<StoredCampaign, 'id' | 'clientId'>>,
): Promise<void> {
  await tx.update(priceCampaign).set(change).where(eq(priceCampaign.id, id))
}

/** Those the clock has something to do with, the oldest first. */
export const goingCampaigns = (db: Statements, clientId: string): Promise<StoredCampaign[]> =>
  db
    .select()
    .from(priceCampaign)
    .where(
      and(
        eq(priceCampaign.clientId, clientId),
        inArray(priceCampaign.state, ['released', 'notifying', 'open', 'closed']),
      ),
    )
    .orderBy(asc(priceCampaign.releasedOn), asc(priceCampaign.id))

/** Takes a campaign one state further, if it is still where it was: of two who come at once one does. */
export async function moveCampaign(
  db: Statements,
  { id, state }: Pick<StoredCampaign, 'id' | 'state'>,
  to: CampaignState,
): Promise<boolean> {
  if (!nextCampaignStates(state).includes(to)) throw new Error(`a campaign does not go from ${state} to ${to}`)
  const moved = await db
    .update(priceCampaign)
    .set({ state: to })
    .where(and(eq(priceCampaign.id, id), eq(priceCampaign.state, state)))
    .returning({ id: priceCampaign.id })
  return moved.length > 0
}
