import { type CampaignState, nextCampaignStates } from '@billett/domain'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { priceCampaign } from '../../../db/schema/index.ts'

export type StoredCampaign = typeof priceCampaign.$inferSelect

const ofClient = (clientId: string, id: string) => and(eq(priceCampaign.clientId, clientId), eq(priceCampaign.id, id))

/** All of a client's, the latest first. */
export const campaignsOf = (db: Statements, clientId: string): Promise<StoredCampaign[]> =>
  db
    .select()
    .from(priceCampaign)
    .where(eq(priceCampaign.clientId, clientId))
    .orderBy(desc(priceCampaign.editedOn), desc(priceCampaign.id))

export async function campaignById(db: Statements, clientId: string, id: string): Promise<StoredCampaign | undefined> {
  const [row] = await db.select().from(priceCampaign).where(ofClient(clientId, id))
  return row
}

/** Of one client only, held until the transaction ends. */
export async function lockCampaign(tx: Transaction, clientId: string, id: string): Promise<StoredCampaign | undefined> {
  const [row] = await tx.select().from(priceCampaign).where(ofClient(clientId, id)).for('update')
  return row
}

export async function insertCampaign(tx: Transaction, row: StoredCampaign): Promise<void> {
  await tx.insert(priceCampaign).values(row)
}

/** Writes a campaign that is held. */
export async function updateCampaign(tx: Transaction, id: string, set: Partial<StoredCampaign>): Promise<void> {
  await tx.update(priceCampaign).set(set).where(eq(priceCampaign.id, id))
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
