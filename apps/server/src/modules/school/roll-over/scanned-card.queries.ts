import type { Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'
import { IS_HANDED_OUT } from './counts.queries.ts'

/** Whose card it is or was, and when it was made. */
export interface CardOfMember {
  partyId: string
  sentOn: Instant
  appliedOn: Instant
  isHandedOut: boolean
}

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The pupil of a year whose card has a number, of those whom the reader looks after and for whom it took effect. */
export async function cardOfMember(
  context: Context,
  db: Statements,
  yearId: string,
  serial: string,
): Promise<CardOfMember | undefined> {
  const { rows } = await db.execute<CardOfMember & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)}
    select m.party_id as "partyId", ${moment('card.sent_on')} as "sentOn", ${moment('m.applied_on')} as "appliedOn",
      coalesce(${IS_HANDED_OUT}, false) as "isHandedOut"
    from medium card join contract c on c.id = card.contract_id
    join roll_member m on m.party_id = c.holder_id and m.school_year_id = ${yearId}
    where card.client_id = ${clientIdOf(context.world)} and card.serial = ${serial} and m.applied_on is not null
      and (m.organisation_id in (select organisation_id from reach)
        or (m.after ->> 'organisationId')::uuid in (select organisation_id from reach))`)
  return rows[0]
}
