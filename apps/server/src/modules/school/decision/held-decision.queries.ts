import { type SQL, sql } from 'drizzle-orm'

/**
 * What was decided last about the way of a contract and holds, `(result, exemption, exemption_until, valid_from)`: what
 * was taken back says nothing any more. No row where nothing was decided.
 */
export const heldDecision = (contractId: SQL): SQL => sql`(
  select d.result, d.exemption, d.exemption_until, d.valid_from from entitlement_decision d
  where d.contract_id = ${contractId} and d.result not in ('agreed', 'declined', 'takenBack', 'objectionDismissed') and not exists (
    select 1 from entitlement_decision back where back.contract_id = d.contract_id and back.result = 'takenBack'
      and back.cites_id = d.id)
  order by d.decided_on desc, d.school_year desc, d.number desc limit 1
)`
