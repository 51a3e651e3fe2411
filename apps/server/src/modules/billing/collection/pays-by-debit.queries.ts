import { type SQL, sql } from 'drizzle-orm'

/**
 * A payer of a client is debited, by the row of `payer_account` that is called so here: in the words of the index by
 * which they are found.
 */
export const paysByDebit = (payer: 'p' | 'payer_account', clientId: string): SQL => {
  const of = sql.raw(payer)
  return sql`${of}.client_id = ${clientId} and ${of}.method = 'sepa' and ${of}.mandate_id is not null`
}
