import type { Instant } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { subscriptionConfiguration as configuration } from '../../../db/schema/index.ts'

const inState = (clientId: string, key: string, state: 'draft' | 'released') =>
  and(eq(configuration.clientId, clientId), eq(configuration.key, key), eq(configuration.state, state))

/** The draft of a client's subscription, held until the transaction ends. */
export async function lockDraft(tx: Transaction, clientId: string, key: string) {
  const [draft] = await tx
    .select()
    .from(configuration)
    .where(inState(clientId, key, 'draft'))
    .for('update')
  return draft
}

interface Released {
  id: string
  clientId: string
  key: string
  releasedBy: string
  releasedOn: Instant
}

/** Puts a version on offer instead of the one before it. */
export async function release(tx: Transaction, { id, clientId, key, ...released }: Released): Promise<void> {
  await tx
    .update(configuration)
    .set({ state: 'retired' })
    .where(inState(clientId, key, 'released'))
  await tx
    .update(configuration)
    .set({ state: 'released', ...released })
    .where(eq(configuration.id, id))
}
