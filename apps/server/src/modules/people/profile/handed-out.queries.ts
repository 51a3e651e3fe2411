import { desc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Statements } from '../../../db/database.ts'
import { HELD_TABLES } from '../../../db/personal-data/index.ts'
import { type Person, whose } from './whose.queries.ts'

/** Of what grows by itself: the newest, which is far more than anybody has. */
const MOST_HANDED_OUT = 5_000

/** Whose something is: the reader, which is said once. */
const OWNERS = ['clientId', 'accountId', 'ownerId']

const isMoment = (column: PgColumn): boolean => column.getSQLType().startsWith('timestamptz')

/** Bytes become text that JSON can carry: base64. */
const asText = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

const readable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))

const columnsBut = (table: PgTable, without: readonly string[]): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)))

async function rowsOf(
  db: Statements,
  { table, without, own }: { table: PgTable; without: string[]; own: SQL | undefined },
) {
  const columns = columnsBut(table, [...OWNERS, ...without])
  const moment = Object.values(getTableColumns(table)).find(isMoment)
  const rows = await db
    .select(columns)
    .from(table)
    .where(own)
    .orderBy(moment ? desc(moment) : sql`1`)
    .limit(MOST_HANDED_OUT)
  return rows.map(readable)
}

/** Every row of a person, by the names `db/personal-data` gives them; a column it does not leave out is in it. */
export async function handedOut(db: Statements, person: Person) {
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const { table, held } of HELD_TABLES) {
    if ('ofNobody' in held || 'leftOut' in held.copy) continue
    const { as, without = {} } = held.copy
    all[as] = await rowsOf(db, { table, without: Object.keys(without), own: whose(held.link, table, person) })
  }
  return all
}
