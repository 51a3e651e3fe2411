import { connectedTo } from '../measure/connected-to.ts'

interface Booked {
  claims: number
  /** Seconds that one statement of each table takes to store the same rows with the same indexes. */
  seconds: number
}

/** What was claimed, and how long storing it takes by itself. */
export async function asManyRows(databaseUrl: string): Promise<Booked> {
  const client = await connectedTo(databaseUrl)
  try {
    for (const table of ['claim', 'ledger_entry'])
      await client.query(`create table bench_${table} (like ${table} including all)`)
    const began = performance.now()
    await client.query('insert into bench_claim select * from claim')
    await client.query('insert into bench_ledger_entry select * from ledger_entry where contract_id is not null')
    const seconds = (performance.now() - began) / 1000
    const { rows } = await client.query<{ claims: number }>('select count(*)::int as claims from bench_claim')
    await client.query('drop table bench_claim, bench_ledger_entry')
    return { claims: rows[0]?.claims ?? 0, seconds }
  } finally {
    await client.end()
  }
}

/** Has the passes of so many contracts, and of no others, looked at by the next round. */
export async function passesDue(databaseUrl: string, most: number): Promise<number> {
  const client = await connectedTo(databaseUrl)
  try {
    await client.query('update contract set passes_due = false where passes_due')
    await client.query(
      `update contract set passes_due = true where id in (select id from contract where number like 'bench-%' order by id desc limit $1)`,
      [most],
    )
    return await passesIn(databaseUrl)
  } finally {
    await client.end()
  }
}

/** Passes that have been issued. */
export async function passesIn(databaseUrl: string): Promise<number> {
  const client = await connectedTo(databaseUrl)
  try {
    const { rows } = await client.query<{ passes: number }>(
      'select count(*)::int as passes from issued_ticket where contract_id is not null',
    )
    return rows[0]?.passes ?? 0
  } finally {
    await client.end()
  }
}
