import { businessDateOf } from '@billett/domain'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { organisation, schoolYear } from '../../../db/schema/index.ts'
import { paysOn, reachOf } from '../reach/index.ts'

export type StoredYear = typeof schoolYear.$inferSelect

export interface SeenYear {
  year: StoredYear
  authorityName: string
  /** The reader decides on money there. */
  mayLead: boolean
}

/** Authorities whose years the reader may see, `(id, pays)`: of their own organisations, and of who pays for these. */
const authorities = (context: Context): SQL => sql`(
  with recursive reach as materialized ${reachOf(context)},
  up (id) as (
    select organisation_id from reach
    union
    select further.id from up join organisation o on o.id = up.id cross join lateral (
      select o.parent_id as id where o.parent_id is not null
      union all
      select paid.payer_id from pays_for paid
      where paid.organisation_id = o.id and ${paysOn(businessDateOf(context.world.clock()))}
    ) as further
  )
  select up.id, coalesce(reach.pays, false) as pays from up left join reach on reach.organisation_id = up.id)`

async function listed(context: Context, db: Statements, only: SQL | undefined): Promise<SeenYear[]> {
  const rows = await db
    .select({ year: schoolYear, authorityName: organisation.name, mayLead: sql<boolean>`seen.pays` })
    .from(schoolYear)
    .innerJoin(organisation, eq(organisation.id, schoolYear.authorityId))
    .innerJoin(sql`${authorities(context)} as seen`, sql`seen.id = ${schoolYear.authorityId}`)
    .where(only)
    .orderBy(desc(schoolYear.validFrom), organisation.name)
  return rows
}

export const yearsSeen = (context: Context, db: Statements): Promise<SeenYear[]> => listed(context, db, undefined)

export const yearSeen = async (context: Context, db: Statements, id: string): Promise<SeenYear | undefined> =>
  (await listed(context, db, eq(schoolYear.id, id)))[0]

/** The year that a batch is of; read by the worker that does it. */
export async function yearOfBatch(db: Statements, batchId: string): Promise<StoredYear | undefined> {
  const [row] = await db.select().from(schoolYear).where(eq(schoolYear.batchId, batchId))
  return row
}

export async function yearById(db: Statements, id: string): Promise<StoredYear | undefined> {
  const [row] = await db.select().from(schoolYear).where(eq(schoolYear.id, id))
  return row
}

/** Held until the transaction ends. */
export async function lockYear(tx: Transaction, id: string): Promise<StoredYear | undefined> {
  const [row] = await tx.select().from(schoolYear).where(eq(schoolYear.id, id)).for('update')
  return row
}

export async function yearByKey(tx: Statements, authorityId: string, yearKey: string): Promise<StoredYear | undefined> {
  const [row] = await tx
    .select()
    .from(schoolYear)
    .where(and(eq(schoolYear.authorityId, authorityId), eq(schoolYear.key, yearKey)))
  return row
}

export const isAnotherRolling = async (db: Statements, { id, authorityId }: StoredYear): Promise<boolean> =>
  (await db.$count(
    schoolYear,
    and(eq(schoolYear.authorityId, authorityId), eq(schoolYear.state, 'rolling'), sql`${schoolYear.id} <> ${id}`),
  )) > 0

export async function insertYear(tx: Transaction, row: typeof schoolYear.$inferInsert): Promise<void> {
  await tx.insert(schoolYear).values(row)
}

export async function changeYear(tx: Statements, id: string, change: Partial<StoredYear>): Promise<void> {
  await tx.update(schoolYear).set(change).where(eq(schoolYear.id, id))
}
