import { connectedTo } from '../measure/connected-to.ts'

export interface Books {
  /** Collections of a run by what has become of them, and what they come to in cents. */
  presented: number
  settled: number
  returned: number
  cents: number
  /** Files of it, and their bytes' worth of cents as they were handed over. */
  files: number
  filedCents: number
  /** Entries in the books of its collections, of all moves. */
  entries: number
}

/** What has become of the collecting of a day. */
export async function booksOf(databaseUrl: string, runId: string): Promise<Books> {
  const client = await connectedTo(databaseUrl)
  try {
    const { rows } = await client.query<Books>(
      `select count(*) filter (where c.state = 'presented')::int as presented,
         count(*) filter (where c.state = 'settled')::int as settled,
         count(*) filter (where c.state = 'returned')::int as returned,
         coalesce(sum(c.cents), 0)::int8::float8 as cents,
         (select count(*)::int from bank_file where run_id = $1) as files,
         (select sum(sum_cents)::float8 from bank_file where run_id = $1) as "filedCents",
         (select count(*)::int from ledger_entry) as entries
       from collection c join bank_file f on f.id = c.file_id where f.run_id = $1`,
      [runId],
    )
    const [books] = rows
    if (!books) throw new Error(`run ${runId} has no books`)
    return books
  } finally {
    await client.end()
  }
}
