import type { ApplicationState } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { inCareOf, reachOf } from '../reach/index.ts'

interface Named {
  guid: string
  name: string
}

interface Address {
  pays: boolean
  street: string
  houseNumber: string
  postCode: string
}

/** Where an organisation is that the reader may look at, and whether they see money there. */
export async function addressOf(context: Context, db: Statements, id: string): Promise<Address | undefined> {
  const { rows } = await db.execute<Address & Record<string, unknown>>(sql`
    select reach.pays, o.address ->> 'street' as street, o.address ->> 'houseNumber' as "houseNumber",
      o.address ->> 'postCode' as "postCode"
    from organisation o join ${reachOf(context)} as reach on reach.organisation_id = o.id where o.id = ${id}`)
  return rows[0]
}

/** What is above an organisation, as far as the reader may look; the highest first. */
export async function aboveOf(context: Context, db: Statements, id: string): Promise<Named[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    with recursive up (id, depth) as (
      select parent_id, 1 from organisation where id = ${id}
      union all
      select o.parent_id, up.depth + 1 from up join organisation o on o.id = up.id
    )
    select o.id as guid, o.name from up join organisation o on o.id = up.id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    order by up.depth desc`)
  return rows
}

interface Figures {
  contracts: { state: ApplicationState; count: number }[]
  missingProofs: number
  openChangeRequests: number
  nextDeadline: string | null
}

/** Figures of an organisation with all below it and all it pays for, of what the reader may look at. */
export async function figuresOf(context: Context, db: Statements, id: string): Promise<Figures> {
  const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)},
    seen as (
      select o.party_id from organisation o join reach on reach.organisation_id = o.id
      join ${inCareOf(context, id, sql`reach`)} as inside on inside.organisation_id = o.id
    ),
    held as materialized (select c.id, c.state from contract c join seen on seen.party_id = c.organisation_id),
    missing as (
      select proof.needed_by from held join entitlement_proof proof on proof.contract_id = held.id
      where proof.given_on is null
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('state', state, 'count', count) order by state)
        from (select state, count(*) as count from held group by state) as per), '[]') as contracts,
      (select count(*)::int from missing) as "missingProofs",
      (select min(needed_by) from missing) as "nextDeadline",
      (select count(*)::int from school_request r join reach near on near.organisation_id = r.organisation_id
        join ${inCareOf(context, id, sql`reach`)} as within on within.organisation_id = r.organisation_id
        left join change_request handed on handed.id = r.handed_on_id
        where r.decided_on is null and handed.decided_on is null) as "openChangeRequests"`)
  return rows[0] ?? { contracts: [], missingProofs: 0, openChangeRequests: 0, nextDeadline: null }
}

/** What was claimed and credited for the contracts of an organisation and all it looks after, in some days. */
export async function claimedFor(
  context: Context,
  db: Statements,
  id: string,
  { from, until }: { from: string; until: string },
): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(claim.cents), 0)::float8 as cents from claim
    join contract c on c.id = claim.contract_id
    join organisation o on o.party_id = c.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id and reach.pays
    join ${inCareOf(context, id)} as inside on inside.organisation_id = o.id
    join payer_account account on account.id = claim.payer_id
    join organisation payer on payer.party_id = account.party_id
    join ${reachOf(context)} as own on own.organisation_id = payer.id and own.pays
    where claim.period_start >= ${from} and claim.period_start < ${until}`)
  return rows[0]?.cents ?? 0
}
