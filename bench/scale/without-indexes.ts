import type pg from 'pg'

/**
 * Keys, references and checks, and what other tables refer to these by; references come last where they are taken
 * back.
 */
const CONSTRAINTS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, contype in ('c', 'f') as "isCheck",
         pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype in ('c', 'f', 'p', 'u') and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
  order by contype = 'f' desc, contype = 'c' desc`

/** The small ones stay: what comes round by the clock looks for open payments and carts meanwhile. */
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index i join pg_class c on c.oid = indexrelid join pg_am a on a.oid = c.relam
  where indrelid = any ($1::regclass[]) and amname = 'btree' and indpred is null
    and not exists (select from pg_constraint where conindid = indexrelid)`

interface Constraint {
  table: string
  name: string
  isCheck: boolean
  definition: string
}

/**
 * Rows are stored without the indexes of their tables, which are built when all are there: where ids are in no order,
 * that is many times faster. References and checks are not asked again of what is stored by then.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  store: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<Constraint>(CONSTRAINTS, [tables])
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [tables])
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await store()
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, isCheck, definition } of constraints.toReversed())
    await client.query(`alter table ${table} add constraint ${name} ${definition}${isCheck ? ' not valid' : ''}`)
}
