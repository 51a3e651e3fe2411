import { type CampaignState, nextCampaignStates } from '@billett/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { priceCampaign } from '../../../db/schema/index.ts'

export type { CampaignTrial } from '../../../db/schema/index.ts'

export type StoredCampaign = typeof priceCampaign.$inferSelect

export async function insertCampaign(tx: Transaction, row: StoredCampaign): Promise<void> {
  await tx.insert(priceCampaign).values(row)
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
