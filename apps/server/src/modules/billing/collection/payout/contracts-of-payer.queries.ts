import { sql } from 'drizzle-orm'

/** Contracts of the `payer` of a statement: those they have closed, and those of which they were claimed something. */
export const contractsOfPayer = sql`(
  select id from contract where subscriber_id = payer.party_id
  union select contract_id from claim where claim.payer_id = payer.id)`
