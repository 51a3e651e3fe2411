import type { SubscriptionCategory, SubscriptionConfiguration } from '@billett/domain'
import { and, asc, eq, or } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { subscriptionConfiguration as configuration, subscriptionCategory } from '../../../db/schema/index.ts'

/** A version of a configuration, as it is kept. */
export interface StoredConfiguration {
  id: string
  version: number
  isDraft: boolean
  content: SubscriptionConfiguration
}

const columns = {
  id: configuration.id,
  version: configuration.version,
  state: configuration.state,
  content: configuration.configuration,
}

type Row = { id: string; version: number; state: string; content: SubscriptionConfiguration }

const stored = ({ state, ...row }: Row): StoredConfiguration => ({ ...row, isDraft: state === 'draft' })

export async function categoriesOf(db: Statements, clientId: string): Promise<SubscriptionCategory[]> {
  const rows = await db
    .select({ content: subscriptionCategory.category })
    .from(subscriptionCategory)
    .where(eq(subscriptionCategory.clientId, clientId))
    .orderBy(asc(subscriptionCategory.position))
  return rows.map(({ content }) => content)
}

/** What a client offers now, in its order. */
export async function releasedConfigurations(db: Statements, clientId: string): Promise<StoredConfiguration[]> {
  const rows = await db
    .select(columns)
    .from(configuration)
    .where(and(eq(configuration.clientId, clientId), eq(configuration.state, 'released')))
    .orderBy(asc(configuration.position), asc(configuration.key))
  return rows.map(stored)
}

/**
 * One that is on offer, or the draft that `preview` shows. Refuses `subscriptionNotFound` for another client's, one
 * that is offered no longer, and none.
 */
export async function readConfiguration(
  db: Statements,
  clientId: string,
  { id, preview }: { id: string; preview?: string | undefined },
): Promise<StoredConfiguration> {
  const shown = eq(configuration.state, 'released')
  const [row] = await db
    .select(columns)
    .from(configuration)
    .where(
      and(
        eq(configuration.clientId, clientId),
        eq(configuration.id, id),
        preview === undefined
          ? shown
          : or(shown, and(eq(configuration.state, 'draft'), eq(configuration.previewToken, preview))),
      ),
    )
  return row ? stored(row) : refuse('subscriptionNotFound')
}
