import { demoEntitlementRules } from '@billett/demo-region'
import { connectedTo } from '../measure/connected-to.ts'
import { A_SCHOOL, AUTHORITY } from '../school/fill-schools.ts'

/** Where the school stands, of the demo region. */
const STOP = '4008'

/** Lets parents apply for a ticket to a school: it has a stop, and who pays for it the rule of the demo's county. */
export async function withRule(databaseUrl: string, clientId: string): Promise<void> {
  const county = demoEntitlementRules.find(({ authority }) => authority === 'county')
  if (!county) throw new Error('the county of the demo has no rule')
  const rule = { ...county.rule, subscription: 'pupil', isNearestOnly: false }
  const client = await connectedTo(databaseUrl)
  try {
    await client.query('update organisation set stop = $1 where id = $2', [STOP, A_SCHOOL])
    await client.query(
      `insert into entitlement_rule (id, client_id, authority_id, version, state, valid_from, rule, edited_by, edited_on,
         released_by, released_on)
       values (gen_random_uuid(), $1, $2, 1, 'released', '2020-08-01', $3, 'Berta', now(), 'Carl', now())`,
      [clientId, AUTHORITY, JSON.stringify(rule)],
    )
  } finally {
    await client.end()
  }
}
