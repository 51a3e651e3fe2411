import { type Approved, type ApproveRollMembers, approveRollMembers as call } from '@billett/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { inCareOf, mustReach, nameOfVisitor, notePortalAct, reachOf } from '../reach/index.ts'
import { lockYear, type StoredYear } from './school-year.repository.ts'
import { mustSeeYear } from './show-years.ts'
import { followBatch, mustBeChangeable } from './touched-batch.ts'

interface Waiting {
  partyId: string
  contractId: string
}

/** Whom somebody decides on in one of their two names: as a school, or as who pays. */
async function waitingFor(
  context: Context,
  tx: Transaction,
  yearId: string,
  { pays, only }: { pays: boolean; only: SQL },
): Promise<Waiting[]> {
  const state = pays ? 'ReApprovalPayerPending' : 'ReApprovalOrganizationPending'
  const { rows } = await tx.execute<Waiting & Record<string, unknown>>(sql`
    select m.party_id as "partyId", m.contract_id as "contractId"
    from roll_member m join contract c on c.id = m.contract_id and c.state = ${state}
    join ${reachOf(context)} as reach on reach.organisation_id = m.organisation_id and reach.pays = ${pays}
    where m.school_year_id = ${yearId} and m.asked_on is not null and m.declined_by is null and m.kind <> 'unclear'
      and ${only} order by m.party_id for update of m`)
  return rows
}

/** What a school says no to is not clear any more; what who pays says no to ends with the year. */
async function decline(context: Context, tx: Transaction, year: StoredYear, pays: boolean, all: readonly Waiting[]) {
  const guids = all.map(({ partyId }) => partyId)
  if (guids.length === 0) return
  const said = pays
    ? sql`declined_by = ${await nameOfVisitor(context, tx)}, letter = coalesce(nullif(letter, 'sent'), 'needed')`
    : sql`kind = 'unclear', why = 'notListed', after = null`
  await tx.execute(sql`
    update roll_member set ${said} where school_year_id = ${year.id} and party_id = any(${sql.param(guids)}::uuid[])`)
  await followBatch(tx, year, guids)
}

/** A yes of a school leads to who pays, theirs to the end. */
const agree = (context: Context, tx: Transaction, pays: boolean, all: readonly Waiting[], movedBy: string) =>
  moveMany(
    tx,
    all.map(({ contractId }) => contractId),
    pays
      ? { from: 'ReApprovalPayerPending', to: 'Granted', movedOn: context.world.clock(), movedBy }
      : {
          from: 'ReApprovalOrganizationPending',
          to: 'ReApprovalPayerPending',
          movedOn: context.world.clock(),
          movedBy,
        },
  )

/**
 * Agrees or declines in the name of a school or of who pays, for those whom the caller decides on: one never decides in
 * the other's place. Said twice it is said once, and counts nobody the second time.
 */
export const approveMembers = (
  context: Context,
  yearGuid: string,
  { studentGuids, organizationId, kind, isApproved }: ApproveRollMembers,
): Promise<Approved> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    if (organizationId) await mustReach(context, tx, organizationId)
    await mustBeChangeable(tx, year)
    const only = sql.join(
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
    const movedBy = await nameOfVisitor(context, tx)
    let count = 0
    for (const pays of [false, true]) {
      const all = await waitingFor(context, tx, year.id, { pays, only })
      if (isApproved) await agree(context, tx, pays, all, movedBy)
      else await decline(context, tx, (await lockYear(tx, year.id)) ?? year, pays, all)
      count += all.length
    }
    if (count > 0) await notePortalAct(context, tx, call, { aboutId: year.id, count, isApproved })
    return { count }
  })
