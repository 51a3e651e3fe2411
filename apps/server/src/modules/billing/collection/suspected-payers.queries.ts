import type { FraudState } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'

/** Told state by state, and as literals: each has an index of its own. */
const casesThatAre = (states: readonly FraudState[]): SQL =>
  sql.raw(
    states
      .map(state => `select client_id, contract_id, mandate_id from fraud_case where state = '${state}'`)
      .join(' union all '),
  )

/**
 * The ids of payers for whom a suspicion of some states stands: people who have concluded such a contract or were
 * claimed something for it, whatever account they name by now; and whoever is debited by the mandate itself.
 * Organisations pay for very many contracts, and none of those stops what they pay for the others.
 */
export const suspectedPayers = (...states: readonly FraudState[]): SQL => sql`
  with found as materialized (${casesThatAre(states)})
  select p.id from found join contract c on c.id = found.contract_id
    join party y on y.id = c.subscriber_id and y.kind = 'person'
    join payer_account p on p.client_id = found.client_id and p.party_id = y.id
  union
  select p.id from found join claim l on l.contract_id = found.contract_id
    join payer_account p on p.id = l.payer_id
    join party y on y.id = p.party_id and y.kind = 'person'
  union
  select p.id from found join mandate m on m.id = found.mandate_id
    join payer_account p on p.client_id = m.client_id and p.party_id = m.party_id and p.mandate_id = m.id`
