import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether a column has one of some hundred ids, each of which is looked up by its index. Told how many there are, the
 * database rather reads the whole table, and does so for every part of very many rows.
 */
export const isLookedUp = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = any(array(select unnest(${sql.param([...ids])}::uuid[])))`
