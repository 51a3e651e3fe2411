import type { SortOf } from '@billett/domain'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * In which order rows come: by the column that is asked for, what has nothing there last, else as usual; `last` keeps
 * apart what is alike, so that no row is on two pages.
 */
export function orderedBy<Column extends string>(
  columns: Readonly<Record<Column, SQLWrapper>>,
  sort: SortOf<Column> | undefined,
  { usual, last }: { usual: readonly SQL[]; last: SQLWrapper },
): SQL {
  const named = Object.entries<SQLWrapper>(columns).find(([name]) => sort === name || sort === `-${name}`)
  if (!named) return sql.join([...usual], sql`, `)
  const [name, column] = named
  return sort === name ? sql`${column} asc nulls last, ${last}` : sql`${column} desc nulls last, ${last} desc`
}
