import type { Cents, ClaimComponent, Instant, PlainDate } from '@billett/domain'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { insertRows } from '../../../../db/insert-rows.ts'
import { claim, dunningHandOver, dunningHandOverClaim } from '../../../../db/schema/index.ts'
import type { Window } from '../../../../db/window.ts'

export type StoredHandOver = typeof dunningHandOver.$inferSelect

/** Of a case `c`: it has come to the level of agencies and was given to none, and nothing is waited for. */
const isToGive = (clientId: string): SQL => sql`c.client_id = ${clientId} and c.closed_on is null
  and c.state = 'handedOver'
  and not exists (select 1 from dunning_hand_over_claim given where given.case_id = c.id)
  and not exists (select 1 from dunning_hold h where h.case_id = c.id and h.ended_on is null)
  and not exists (select 1 from collection_stop stop
    where stop.payer_id = c.payer_id and stop.kind = 'everything' and stop.ended_on is null)`

/** How many cases an agency can be given, and since when the longest has come so far. */
export async function casesToGive(
  db: Statements,
  clientId: string,
): Promise<{ count: number; oldest: Instant | null }> {
  const { rows } = await db.execute<{ count: number; oldest: string | Date | null }>(sql`
    select count(*)::int as count, min(coalesce(
        (select max(step.created_on) from dunning_step step where step.case_id = c.id), c.created_on)) as oldest
    from dunning_case c where ${isToGive(clientId)}`)
  const { count = 0, oldest = null } = rows[0] ?? {}
  return { count, oldest: oldest === null ? null : new Date(oldest).toISOString() }
}

/**
 * Open cases that have come to the level of agencies and were given to none, of payers from whom is collected, held
 * with these until the transaction ends. Whether somebody gave one away or paid meanwhile is asked once they are held.
 */
export async function takeToHandOver(
  tx: Transaction,
  clientId: string,
  most: number,
): Promise<{ id: string; payerId: string }[]> {
  const toGive = isToGive(clientId)
  const found = await tx.execute<{ id: string; payerId: string }>(
    sql`select c.id, c.payer_id as "payerId" from dunning_case c where ${toGive} order by c.created_on, c.id limit ${most}`,
  )
  // Whoever pays holds the payer first, too.
  const payerIds = sql.param(found.rows.map(({ payerId }) => payerId))
  await tx.execute(sql`select 1 from payer_account where id = any(${payerIds}::uuid[]) order by id for update`)
  const ids = sql.param(found.rows.map(({ id }) => id))
  await tx.execute(sql`select 1 from dunning_case c where c.id = any(${ids}::uuid[]) order by c.id for update`)
  const { rows } = await tx.execute<{ id: string; payerId: string }>(
    sql`select c.id, c.payer_id as "payerId" from dunning_case c where c.id = any(${ids}::uuid[]) and ${toGive}`,
  )
  return rows
}

export async function insertHandOver(
  tx: Transaction,
  row: typeof dunningHandOver.$inferInsert,
  claims: (typeof dunningHandOverClaim.$inferInsert)[],
): Promise<void> {
  await tx.insert(dunningHandOver).values(row)
  await insertRows(tx, dunningHandOverClaim, claims)
}

/** What was handed over of a client's, the latest first. */
export const handOvers = (db: Statements, clientId: string, { limit, offset }: Window): Promise<StoredHandOver[]> =>
  db
    .select()
    .from(dunningHandOver)
    .where(eq(dunningHandOver.clientId, clientId))
    .orderBy(desc(dunningHandOver.madeOn), desc(dunningHandOver.id))
    .limit(limit)
    .offset(offset)

export async function handOverById(db: Statements, clientId: string, id: string): Promise<StoredHandOver | undefined> {
  const [row] = await db
    .select()
    .from(dunningHandOver)
    .where(and(eq(dunningHandOver.clientId, clientId), eq(dunningHandOver.id, id)))
  return row
}

/** Which claims some hand-overs are of, and who owes them. */
export async function claimsOfHandOvers(
  db: Statements,
  ids: readonly string[],
): Promise<{ handOverId: string; claimId: string; payerId: string }[]> {
  return db
    .select({
      handOverId: dunningHandOverClaim.handOverId,
      claimId: dunningHandOverClaim.claimId,
      payerId: claim.payerId,
    })
    .from(dunningHandOverClaim)
    .innerJoin(claim, eq(claim.id, dunningHandOverClaim.claimId))
    .where(inArray(dunningHandOverClaim.handOverId, [...ids]))
}

/** A claim as an agency is told of it. */
export interface HandedClaim {
  handOverId: string
  claimId: string
  payerId: string
  customerNumber: string
  firstName: string | null
  lastName: string | null
  organisation: string | null
  street: string | null
  postCode: string | null
  city: string | null
  contractNumber: string
  component: ClaimComponent
  periodStart: PlainDate
  dueOn: PlainDate
  /** What of it was open when it was handed over. */
  cents: Cents
}

/** The claims of some hand-overs, person by person. An address that is secret is told to nobody. */
export async function handedClaims(db: Statements, ids: readonly string[]): Promise<HandedClaim[]> {
  const { rows } = await db.execute<{ [K in keyof HandedClaim]: HandedClaim[K] }>(sql`
    select given.hand_over_id as "handOverId", c.id as "claimId", c.payer_id as "payerId",
      party.customer_number as "customerNumber", person.first_name as "firstName", person.last_name as "lastName",
      organisation.name as organisation, home.street, home.post_code as "postCode", home.city,
      contract.number as "contractNumber", c.component, c.period_start as "periodStart", c.due_on as "dueOn", given.cents
    from dunning_hand_over_claim given
    join claim c on c.id = given.claim_id
    join contract on contract.id = c.contract_id
    join payer_account payer on payer.id = c.payer_id
    join party on party.id = payer.party_id
    left join party_person person on person.party_id = party.id
    left join organisation on organisation.party_id = party.id
    left join lateral (
      select concat_ws(' ', person.address ->> 'street', person.address ->> 'houseNumber') as street,
        person.address ->> 'postCode' as post_code, person.address ->> 'city' as city
      where not person.is_address_secret
    ) home on true
    where given.hand_over_id = any(${sql.param([...ids])}::uuid[])
    order by party.customer_number, c.due_on, c.id`)
  return rows
}

/** Whether something of a payer's was handed over in a case that is open. */
export async function isHandedOver(db: Statements, payerId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from dunning_hand_over_claim given join dunning_case c on c.id = given.case_id
    where c.payer_id = ${payerId}::uuid and c.closed_on is null limit 1`)
  return rows.length > 0
}
