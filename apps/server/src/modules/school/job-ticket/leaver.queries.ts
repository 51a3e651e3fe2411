import { businessDateOf, EMPLOYER_KINDS, type PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'
import { reachOf } from '../reach/index.ts'

/** An employee as a company's list has them. */
export interface ListedEmployee {
  membershipId: string
  validFrom: PlainDate
  /** Where they are, as it takes part in contracts. */
  organisationPartyId: string
}

/** Somebody at a company that the reader may look at, today or soon; held until the transaction ends. */
export async function lockListed(
  context: Context,
  tx: Transaction,
  partyId: string,
): Promise<ListedEmployee | undefined> {
  const today = businessDateOf(context.world.clock())
  const { rows } = await tx.execute<ListedEmployee & Record<string, unknown>>(sql`
    select m.id as "membershipId", m.valid_from as "validFrom", o.party_id as "organisationPartyId"
    from membership m join organisation o on o.id = m.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    where m.party_id = ${partyId} and (m.valid_until is null or m.valid_until >= ${today})
      and o.kind = any(${sql.param(EMPLOYER_KINDS)}::text[])
    order by m.valid_from limit 1 for update of m`)
  return rows[0]
}

/** From the day after, they are not there. */
export async function setLastDay(tx: Transaction, membershipId: string, until: PlainDate): Promise<void> {
  await tx.execute(sql`update membership set valid_until = ${until} where id = ${membershipId}`)
}

/** Tickets of an employee that run and are about one part of a company. */
export async function ticketsAt(
  db: Statements,
  { holderId, organisationPartyId }: { holderId: string; organisationPartyId: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from contract where holder_id = ${holderId} and organisation_id = ${organisationPartyId}
      and ${isContractIn(sql`state`)} order by id`)
  return rows.map(({ id }) => id)
}
