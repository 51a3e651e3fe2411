import type { PlainDate, PostalAddress } from '@billett/domain'
import { isFinalApplication } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import type { Named } from './listed-organisations.queries.ts'

/** What is known of an organisation besides what it is listed by. */
export interface MoreOfOrganisation extends Record<string, unknown> {
  address: PostalAddress
  stop: string
  isObligatedToControl: boolean
  payers: { payer: Named; from: PlainDate; until: PlainDate | null }[]
  paysFor: { organisation: Named; from: PlainDate; until: PlainDate | null }[]
  below: Named[]
  contracts: number
}

/** The same of one that the caller sees. */
export async function moreOf(db: Statements, id: string, today: PlainDate): Promise<MoreOfOrganisation | undefined> {
  const { rows } = await db.execute<MoreOfOrganisation>(sql`
    select o.address, o.stop, o.is_obligated_to_control as "isObligatedToControl",
      coalesce((select jsonb_agg(jsonb_build_object('payer', jsonb_build_object('guid', payer.id, 'name', payer.name),
          'from', paid.valid_from, 'until', paid.valid_until) order by paid.valid_from)
        from pays_for paid join organisation payer on payer.id = paid.payer_id
        where paid.organisation_id = o.id), '[]') as payers,
      coalesce((select jsonb_agg(jsonb_build_object('organisation', jsonb_build_object('guid', of.id, 'name', of.name),
          'from', paid.valid_from, 'until', paid.valid_until) order by lower(of.name), paid.valid_from)
        from pays_for paid join organisation of on of.id = paid.organisation_id
        where paid.payer_id = o.id and (paid.valid_until is null or paid.valid_until >= ${today})), '[]') as "paysFor",
      coalesce((select jsonb_agg(jsonb_build_object('guid', part.id, 'name', part.name) order by lower(part.name))
        from organisation part where part.parent_id = o.id), '[]') as below,
      (select count(*)::int from contract where organisation_id = o.party_id
        and not ${applicationStateIn(sql`state`, isFinalApplication)}) as contracts
    from organisation o where o.id = ${id}`)
  return rows[0]
}
