import { orderNumberMeant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'

/** What somebody types to find orders, told apart by how it looks. */
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The end of the number of a card or an account, as far as a provider tells it: `Visa •••• 4242`. */
const LAST_DIGITS = /^\d{4}$/

/** Names shorter than this begin too many. */
const SHORTEST_NAME = 2

const byName = (clients: SQL, term: string): SQL =>
  term.length < SHORTEST_NAME
    ? sql`select null::uuid where false`
    : sql`select id from "order" where client_id = any(${clients}) and buyer is not null and lower(buyer ->> 'lastName') like ${beginning(term)}`

const byDigits = (clients: SQL, term: string): SQL =>
  LAST_DIGITS.test(term)
    ? sql`select paid.id from payment_attempt join "order" as paid on paid.id = payment_attempt.order_id
        where right(method_label, 4) = ${term} and method_label like '%•••• ____' and paid.client_id = any(${clients})`
    : sql`select null::uuid where false`

function foundBy(clients: SQL, term: string): SQL {
  if (GUID.test(term))
    return sql`select ${term}::uuid as id union select order_id from issued_ticket where id = ${term}::uuid and order_id is not null`
  if (term.includes('@'))
    return sql`select id from "order" where client_id = any(${clients}) and buyer is not null and lower(buyer ->> 'email') like ${beginning(term)}`
  return sql`select id from "order" where order_number = ${orderNumberMeant(term)}
    union select id from "order" where client_id = any(${clients}) and invoice_number = ${term}
    union select order_id from payment_attempt where reference = ${term}
    union (${byDigits(clients, term)})
    union (${byName(clients, term)})`
}

/** Orders that a text may mean, of these clients and perhaps of others; one more than `most` where there are more. */
export async function foundOrders(
  db: Statements,
  clientIds: readonly string[],
  term: string,
  most: number,
): Promise<string[]> {
  const clients = sql`${sql.param(clientIds)}::text[]`
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${foundBy(clients, term)}) as found limit ${most + 1}`,
  )
  return rows.map(({ id }) => id)
}
