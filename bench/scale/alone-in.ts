import pg from 'pg'
import { connectedTo } from '../measure/connected-to.ts'

/** A database of every cluster, from which another one is closed. */
const ANOTHER = 'postgres'

/**
 * What `work` does to a database is disturbed by nobody and blocks nobody: all others lose their connections, and get
 * new ones only when it is done.
 */
export async function aloneIn<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(databaseUrl)
  const name = pg.escapeIdentifier(url.pathname.slice(1))
  const client = await connectedTo(url.href)
  const outside = await connectedTo(Object.assign(new URL(url), { pathname: `/${ANOTHER}` }).href)
  try {
    await outside.query(`alter database ${name} with allow_connections false`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return await work(client)
  } finally {
    await outside.query(`alter database ${name} with allow_connections true`)
    await Promise.all([client.end(), outside.end()])
  }
}
