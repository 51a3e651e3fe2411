import { orderNumberMeant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'

/** So many of one address are looked at; whoever means fewer types more of it. */
const MOST = 200

const byAddress = (clients: SQL, term: string): SQL =>
  sql`select id from user_account where client_id = any(${clients}) and email_key like ${beginning(term)}
    union select id from "order"
      where client_id = any(${clients}) and buyer is not null and lower(buyer ->> 'email') like ${beginning(term)}`

const byNumber = (clients: SQL, term: string): SQL =>
  sql`select id from "order" where order_number = ${orderNumberMeant(term)} and client_id = any(${clients})
    union select id from contract where client_id = any(${clients}) and number = ${term.toUpperCase()}
    union select id from invoice where client_id = any(${clients}) and number = ${term}
    union select id from user_account
      where client_id = any(${clients}) and customer_number = ${term} and state in ('active', 'disabled')`

/** What staff may have acted on, by the number or address that people know of it. */
export async function subjectsMeant(db: Statements, clientIds: readonly string[], term: string): Promise<string[]> {
  if (term === '') return []
  const clients = sql`${sql.param(clientIds)}::text[]`
  const found = term.includes('@') ? byAddress(clients, term) : byNumber(clients, term)
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${found}) as found limit ${MOST}`)
  return rows.map(({ id }) => id)
}
