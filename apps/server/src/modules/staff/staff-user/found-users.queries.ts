import { type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a text may mean: each part of it is served by an index of its own. */
function meaning(clients: SQL, term: string): SQL {
  if (GUID.test(term)) return sql`select id from user_account where id = ${term}::uuid`
  const like = beginning(term)
  if (term.includes('@'))
    return sql`select id from user_account where client_id = any(${clients}) and email_key like ${like}`
  return sql`select id from user_account where client_id = any(${clients}) and lower(last_name) like ${like}
    union select id from user_account where client_id = any(${clients}) and username is not null and lower(username) like ${like}
    union select id from user_account where client_id = any(${clients}) and customer_number = ${term} and state in ('active', 'disabled')`
}

/** The statement that finds them. */
export const usersMeant = (clientIds: readonly string[], term: string, most: number): SQL =>
  sql`select id from (${meaning(sql`${sql.param(clientIds)}::text[]`, term)}) as found limit ${most + 1}`

/** Accounts that a text may mean, of these clients and perhaps of others; one more than `most` where there are more. */
export async function foundUsers(
  db: Statements,
  clientIds: readonly string[],
  term: string,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(usersMeant(clientIds, term, most))
  return rows.map(({ id }) => id)
}
