import type { Instant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'

/** Rows of a part, unless it is told otherwise. */
export const PART = 1000

/** Where the parts of somebody's passes are kept: each table has the same columns beside whose they are. */
interface PartsOf {
  table: 'billing_run_part' | 'price_campaign_part'
  owner: 'run_id' | 'campaign_id'
}

/** A pass of somebody's over many rows. */
export interface Pass extends PartsOf {
  ownerId: string
  pass: string
}

/** What selects rows, by their `id`. */
export type RowIds = SQL

/** Rows by their ids, both ends included. */
export interface IdRange {
  firstId: string
  lastId: string
}

const tableOf = ({ table }: Pass): SQL => sql`${sql.identifier(table)} part`
const ofPass = ({ owner, ownerId, pass }: Pass): SQL =>
  sql`part.${sql.identifier(owner)} = ${ownerId}::uuid and part.pass = ${pass}`

/** Draws the parts of a pass over all rows, once: whoever comes second finds them. */
export async function drawParts(tx: Transaction, pass: Pass, ids: RowIds, most: number): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from ${tableOf(pass)} where ${ofPass(pass)} limit 1`)
  if (rows.length > 0) return
  await tx.execute(sql`
    insert into ${sql.identifier(pass.table)}
      (${sql.identifier(pass.owner)}, pass, number, first_id, last_id, looked, made)
    select ${pass.ownerId}::uuid, ${pass.pass}::text, number, min(id::text)::uuid, max(id::text)::uuid, 0, 0 from (
      select id, (row_number() over (order by id) - 1) / ${most}::int + 1 as number from (${ids}) whole
    ) numbered group by number
    on conflict do nothing`)
}

/** The next part that nobody works on, held until the transaction ends; undefined where there is none. */
export async function takePart(tx: Transaction, pass: Pass): Promise<(IdRange & { number: number }) | undefined> {
  const { rows } = await tx.execute<{ number: number; firstId: string; lastId: string }>(sql`
    select part.number, part.first_id as "firstId", part.last_id as "lastId" from ${tableOf(pass)}
    where ${ofPass(pass)} and part.finished_on is null order by part.number limit 1 for update skip locked`)
  return rows[0]
}

export async function finishPart(
  tx: Transaction,
  pass: Pass,
  { number, looked, made, finishedOn }: { number: number; looked: number; made: number; finishedOn: Instant },
): Promise<void> {
  await tx.execute(sql`
    update ${tableOf(pass)} set finished_on = ${finishedOn}::timestamptz, looked = ${looked}, made = ${made}
    where ${ofPass(pass)} and part.number = ${number}`)
}

/** Whether nothing of a pass is left, nor worked on by somebody else. */
export async function isWhole(db: Statements, pass: Pass): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${tableOf(pass)} where ${ofPass(pass)} and part.finished_on is null limit 1`,
  )
  return rows.length === 0
}
