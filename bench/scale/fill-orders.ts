import type pg from 'pg'
import { aloneIn } from './alone-in.ts'
import { copyOf } from './copy-of.ts'
import { type History, HUNDRED, history } from './history.ts'
import { withoutIndexes } from './without-indexes.ts'

/** What is kept for a week only, and whose indexes the running queue needs. */
const QUEUE = 'job.job'

/** While it is filled nothing is waited for, and checkpoints are few: it could only be filled anew anyway. */
const HASTY = [
  ['max_wal_size', '6GB'],
  ['fsync', 'off'],
  ['full_page_writes', 'off'],
] as const

/** So many orders are stored by one statement. */
const BATCH = 100_000

/**
 * Fills the database of a shop with orders of the past years, all like one that was really bought. The shop is without
 * its database meanwhile. `only`: the tables that are looked at, where that is not all of them.
 */
export async function fillOrders(
  databaseUrl: string,
  { orders: wanted, only, ...of }: Omit<History, 'invoices'> & { only?: readonly string[] | undefined },
  told: (stored: number) => void = () => undefined,
): Promise<void> {
  await aloneIn(databaseUrl, async client => {
    // What is written follows from the numbers, so that it is right without being checked row by row; the books are
    // checked afterwards.
    await client.query('set session_replication_role = replica')
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`)
    for (const [name, value] of HASTY) await client.query(`alter system set ${name} = '${value}'`)
    await client.query('select pg_reload_conf()')
    const orders = Math.ceil(wanted / HUNDRED) * HUNDRED
    const all = history({ ...of, orders, invoices: await invoicesOf(client) })
    const kinds = all.filter(({ table }) => only?.includes(table) ?? true)
    // Found once: there are no indexes to find them by later.
    for (const [index, { sample }] of kinds.entries())
      await client.query(`create temp table sample_${index} as ${sample}`)
    const columns = await columnsOf(client)
    const tables = [...new Set(kinds.map(({ table }) => table))].filter(table => table !== QUEUE)
    await withoutIndexes(client, tables, async () => {
      for (let first = 0; first < orders; first += BATCH) {
        const last = Math.min(first + BATCH, orders) - 1
        for (const [index, kind] of kinds.entries()) {
          const copy = { ...kind, sample: `select * from sample_${index}`, columns: columns.get(kind.table) ?? [] }
          await client.query(copyOf({ ...copy, orders: { first, last } }))
        }
        told(last + 1)
      }
    })
    await client.query(
      `update invoice_counter set last = (select count(*) from "order" o where o.client_id = invoice_counter.client_id and o.invoice_number is not null)`,
    )
    await client.query('vacuum analyze')
    for (const [name] of HASTY) await client.query(`alter system reset ${name}`)
    await client.query('select pg_reload_conf()')
    // What was filled is on the disk before anybody buys; otherwise the first purchases wait for it.
    await client.query('checkpoint')
  })
}

async function invoicesOf(client: pg.Client): Promise<History['invoices']> {
  const { rows } = await client.query<History['invoices']>('select last, year from invoice_counter')
  const [row, ...others] = rows
  if (!row || others.length > 0) throw new Error('the shop has not sold in exactly one year yet')
  return row
}

/** Columns that are written, by table as it is named in statements. */
async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select case when table_schema <> 'public' then table_schema || '.' || table_name when table_name = 'order' then '"order"' else table_name end as table,
            array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema in ('public', 'job') and is_generated = 'NEVER' group by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
