import { connectedTo } from '../measure/connected-to.ts'

/** So many accounts are stored by one statement. */
const BATCH = 100_000

/** What no two accounts have alike. */
const OWN: Readonly<Record<string, string>> = {
  id: 'gen_random_uuid()',
  email: `'filled-' || i || '@example.org'`,
  email_key: `'filled-' || i || '@example.org'`,
  last_name: `'Name ' || (i % 50000)`,
  registered_on: `now() - make_interval(mins => i)`,
  state: `(array['active','active','active','disabled','registered'])[1 + i % 5]`,
  username: 'null',
  customer_number: 'null',
}

/** Fills a shop with accounts of customers, all like one that is there. */
export async function fillUsers(databaseUrl: string, sample: string, users: number): Promise<void> {
  const client = await connectedTo(databaseUrl)
  try {
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ name: string }>(
      `select column_name::text as name from information_schema.columns
       where table_schema = 'public' and table_name = 'user_account' and is_generated = 'NEVER' and is_identity = 'NO'`,
    )
    const names = rows.map(({ name }) => name)
    const columns = names.map(name => `"${name}"`).join(', ')
    const values = names.map(name => OWN[name] ?? `s."${name}"`).join(', ')
    for (let first = 0; first < users; first += BATCH)
      await client.query(
        `insert into user_account (${columns}) select ${values}
         from generate_series(${first}, ${Math.min(first + BATCH, users) - 1}) i cross join (select * from user_account where id = $1) s`,
        [sample],
      )
    await client.query('vacuum analyze user_account')
  } finally {
    await client.end()
  }
}
