import type { Instant, RollKind } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { hasEnd } from '../../../db/ended-by.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import { ENDS, GOES_ON } from './counts.queries.ts'
import type { StoredYear } from './school-year.repository.ts'

interface Unasked {
  id: string
  isObligated: boolean
  /** Which it is about by the first day of the year, where that is another: as it takes part in contracts. */
  goesToParty: string | null
}

/** Contracts that go on and about which nobody was asked, and whether their school confirms facts first. */
export async function unasked(tx: Transaction, { id: yearId, validFrom }: StoredYear): Promise<Unasked[]> {
  const { rows } = await tx.execute<Unasked & Record<string, unknown>>(sql`
    select m.contract_id as id, o.is_obligated_to_control as "isObligated",
      case when c.next_organisation_on <= ${validFrom} then c.next_organisation_id end as "goesToParty"
    from roll_member m join organisation o on o.id = m.organisation_id join contract c on c.id = m.contract_id
    where m.school_year_id = ${yearId} and m.asked_on is null and m.applied_on is null and ${GOES_ON}`)
  return rows
}

export async function keepAsked(tx: Transaction, yearId: string, askedOn: Instant): Promise<void> {
  await tx.execute(sql`
    update roll_member m set asked_on = ${askedOn}::timestamptz
    where m.school_year_id = ${yearId} and m.asked_on is null and m.applied_on is null and ${GOES_ON}`)
}

export interface Waiting {
  partyId: string
  contractId: string
}

/** About whom something is said; what is absent leaves nobody out. */
interface Only {
  studentGuids: readonly string[] | undefined
  organizationId: string | undefined
  kind: RollKind | undefined
}

const isAmong = (context: Context, { studentGuids, organizationId, kind }: Only): SQL =>
  sql.join(
    [
      sql`true`,
      ...(studentGuids ? [sql`m.party_id = any(${sql.param(studentGuids)}::uuid[])`] : []),
      ...(organizationId
        ? [sql`m.organisation_id in (select organisation_id from ${inCareOf(context, organizationId)} as inside)`]
        : []),
      ...(kind ? [sql`m.kind = ${kind}`] : []),
    ],
    sql` and `,
  )

/** Whom somebody decides on in one of their two names: as a school, or as who pays. */
export async function waitingFor(
  context: Context,
  tx: Transaction,
  yearId: string,
  { pays, only }: { pays: boolean; only: Only },
): Promise<Waiting[]> {
  const state = pays ? 'ReApprovalPayerPending' : 'ReApprovalOrganizationPending'
  const { rows } = await tx.execute<Waiting & Record<string, unknown>>(sql`
    select m.party_id as "partyId", m.contract_id as "contractId"
    from roll_member m join contract c on c.id = m.contract_id and c.state = ${state}
    join ${reachOf(context)} as reach on reach.organisation_id = m.organisation_id and reach.pays = ${pays}
    where m.school_year_id = ${yearId} and m.asked_on is not null and m.declined_by is null and m.kind <> 'unclear'
      and ${isAmong(context, only)} order by m.party_id for update of m`)
  return rows
}

/** Keeps a no: what a school says no to is not clear any more; who pays is named, with their reason. */
export async function keepDeclined(
  tx: Transaction,
  yearId: string,
  partyIds: readonly string[],
  payer: { name: string; reason: string } | null,
): Promise<void> {
  const said =
    payer === null
      ? sql`kind = 'unclear', why = 'notListed', after = null`
      : sql`declined_by = ${payer.name}, decision = ${payer.reason}`
  await tx.execute(sql`
    update roll_member set ${said} where school_year_id = ${yearId} and party_id = any(${sql.param(partyIds)}::uuid[])`)
}

/** Contracts that were not agreed to again, and have their end: one that went to a school of others has none. */
export async function refusedContracts(tx: Transaction, yearId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.contract_id as id from roll_member m
    where m.school_year_id = ${yearId} and m.applied_on is not null and m.contract_id is not null
      and (m.declined_by is not null or ${ENDS}) and ${hasEnd(sql`m.contract_id`)}`)
  return rows.map(({ id }) => id)
}
