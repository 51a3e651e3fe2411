import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../schema/index.ts'
import type { Held } from './held.ts'
import { OF_ACCOUNTS } from './of-accounts.ts'
import { OF_MONEY } from './of-money.ts'
import { OF_NOBODY } from './of-nobody.ts'
import { OF_SUBSCRIPTIONS } from './of-subscriptions.ts'

export type { Held, Link, OfPeople } from './held.ts'

type Tables = typeof schema
/** By what marks a table: to compare each with all of `PgTable` takes the checker a hundred times as long. */
export type TableKey = { [K in keyof Tables]: Tables[K] extends { _: { brand: 'Table' } } ? K : never }[keyof Tables]

/**
 * What every table knows of people, what they are handed of it, and what becomes of it when they go. The copy and the
 * deletion are made from it, so that a table without a decision can be neither forgotten nor stored.
 */
const PERSONAL_DATA: Readonly<Record<TableKey, Held>> = {
  ...OF_ACCOUNTS,
  ...OF_MONEY,
  ...OF_SUBSCRIPTIONS,
  ...OF_NOBODY,
}

export interface HeldTable {
  key: string
  name: string
  table: PgTable
  held: Held
}

const isKey = (name: string): name is TableKey => Object.hasOwn(PERSONAL_DATA, name)

/** Every table with what was decided of it. */
export const HELD_TABLES: readonly HeldTable[] = Object.entries<unknown>(schema).flatMap(([key, table]) =>
  is(table, PgTable) && isKey(key) ? [{ key, name: getTableName(table), table, held: PERSONAL_DATA[key] }] : [],
)

/** A column of a table that need not have it. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column: unknown = getTableColumns(table)[name]
  if (!is(column, PgColumn)) throw new Error(`${getTableName(table)} has no column ${name}`)
  return column
}
