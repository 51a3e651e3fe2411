import { fold, type PlainDate, type Timeline } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { withinCompany } from './in-force.queries.ts'

/** A ticket of a company's employee, with its life. */
export interface JobContract {
  id: string
  number: string
  holderId: string
  subscriberId: string
  /** Where the employee is. */
  organisationId: string
  /** The same as it takes part in contracts. */
  organisationPartyId: string
  /** The firm that orders: the nearest company at or above that. */
  firmId: string
  configurationId: string
  /** Key of the subscription it is for. */
  key: string
  timeline: Timeline
}

type Row = Omit<JobContract, 'timeline'> & Record<string, unknown>

/** Contracts of a company's employees that were granted and are not over before a day. */
export async function contractsOfCompany(
  { clock }: Pick<World, 'clock'>,
  db: Statements,
  companyId: string,
  day: PlainDate,
): Promise<JobContract[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.number, c.holder_id as "holderId", c.subscriber_id as "subscriberId", o.id as "organisationId",
      o.party_id as "organisationPartyId",
      coalesce(case when o.kind = 'company' then o.id end, case when above.kind = 'company' then above.id end,
        ${companyId}::uuid) as "firmId", sold.id as "configurationId", sold.key
    from contract c
    join organisation o on o.party_id = c.organisation_id
    left join organisation above on above.id = o.parent_id
    join subscription_configuration sold on sold.id = c.configuration_id
    where o.id in ${withinCompany(companyId)}
      and ${isContractIn(sql`c.state`)}
    order by c.id`)
  const histories = await historiesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(row => {
    const timeline = fold(histories.get(row.id) ?? [], clock())
    return timeline && timeline.span.to > day && timeline.span.from < timeline.span.to ? [{ ...row, timeline }] : []
  })
}
