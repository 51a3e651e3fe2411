import { sql } from 'drizzle-orm'

/**
 * The payer that is asked for what is kept back from wages for a claim `c` of a `contract`: the company at or above
 * the employee's place with which job tickets were agreed, also where that has ended.
 */
export const EMPLOYER = sql`(
    with recursive up (id, parent_id, party_id, steps) as (
      select o.id, o.parent_id, o.party_id, 0 from organisation o where o.party_id = contract.organisation_id
      union all
      select o.id, o.parent_id, o.party_id, up.steps + 1 from up join organisation o on o.id = up.parent_id
    )
    select account.id from up
    join payer_account account on account.party_id = up.party_id and account.client_id = contract.client_id
    where exists (select 1 from framework_contract agreed
      where agreed.company_id = up.id and agreed.state = 'released' and agreed.valid_from < c.period_end)
    order by up.steps limit 1)`
