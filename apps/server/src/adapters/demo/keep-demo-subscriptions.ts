import { isDeepStrictEqual } from 'node:util'
import type { Instant, SubscriptionConfiguration, SubscriptionOffers } from '@billett/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import { idOf } from '../../crypto/id-of.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { LOCK_NUMBERS } from '../../db/lock-numbers.ts'
import { subscriptionCategory as category, subscriptionConfiguration as configuration } from '../../db/schema/index.ts'

/** Who edits and who releases what ships with the product. */
const PRODUCT = 'product'
const DEMO = 'demo'

interface Kept {
  clientId: string
  now: Instant
}

/**
 * What a client of a demo offers by subscription: a new version where what ships has changed; nothing that staff have
 * written is replaced.
 */
export const keepDemoSubscriptions = (db: Database, kept: Kept, offers: SubscriptionOffers): Promise<void> =>
  db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.demoSubscriptions})`)
    for (const [position, content] of offers.categories.entries()) {
      const row = { clientId: kept.clientId, id: content.id, position, category: content }
      await tx.insert(category).values(row).onConflictDoNothing()
    }
    for (const [position, content] of offers.configurations.entries()) await keep(tx, kept, position, content)
  })

async function keep(
  tx: Transaction,
  { clientId, now }: Kept,
  position: number,
  content: SubscriptionConfiguration,
): Promise<void> {
  const { key } = content
  const [latest] = await tx
    .select({ version: configuration.version, editedBy: configuration.editedBy, content: configuration.configuration })
    .from(configuration)
    .where(and(eq(configuration.clientId, clientId), eq(configuration.key, key)))
    .orderBy(desc(configuration.version))
    .limit(1)
  if (latest && (latest.editedBy !== PRODUCT || isDeepStrictEqual(latest.content, content))) return
  const version = (latest?.version ?? 0) + 1
  await tx
    .update(configuration)
    .set({ state: 'retired' })
    .where(and(eq(configuration.clientId, clientId), eq(configuration.key, key), eq(configuration.state, 'released')))
  await tx.insert(configuration).values({
    id: idOf(`subscription ${clientId} ${key} ${version}`),
    clientId,
    key,
    version,
    state: 'released',
    position,
    configuration: content,
    editedBy: PRODUCT,
    editedOn: now,
    releasedBy: DEMO,
    releasedOn: now,
  })
}
