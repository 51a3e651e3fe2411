import { sql } from 'drizzle-orm'

/**
 * What the form of its subscription calls the proof that a request `r` hands in, in all languages; null where it does
 * not say which.
 */
export const askedProof = sql`(
  select asking -> 'label' from entitlement_proof proof
  join contract held on held.id = proof.contract_id
  join subscription_configuration offered on offered.id = held.configuration_id
  cross join jsonb_path_query(offered.configuration, '$.masks[*].fields[*]') as asking
  where proof.id = (r.asked ->> 'proofGuid')::uuid and asking ->> 'id' = proof.field limit 1
)`
