import { type Approved, type ApproveRollMembers, approveRollMembers as call } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { mustReach, nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { keepDeclined, type Waiting, waitingFor } from './approval.repository.ts'
import { followBatch } from './followed-batch.repository.ts'
import { lockYear, type StoredYear } from './school-year.repository.ts'
import { mustSeeYear } from './show-years.ts'
import { mustBeChangeable } from './touched-batch.ts'

/** What a school says no to is not clear any more; what who pays says no to ends with the year. */
async function decline(
  context: Context,
  tx: Transaction,
  { year, pays, reason }: { year: StoredYear; pays: boolean; reason: string },
  all: readonly Waiting[],
) {
  const guids = all.map(({ partyId }) => partyId)
  if (guids.length === 0) return
  // Whoever gets no ticket any more has to be told why.
  if (pays && reason === '') refuse('required', 'reason')
  const payer = pays ? { name: await nameOfVisitor(context, tx), reason } : null
  await keepDeclined(tx, year.id, guids, payer)
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
 * the other's place. Said twice it is said once, and counts nobody the second time. Refuses `required` a no of who pays
 * without a reason.
 */
export const approveMembers = (
  context: Context,
  yearGuid: string,
  { studentGuids, organizationId, kind, isApproved, reason = '' }: ApproveRollMembers,
): Promise<Approved> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    if (organizationId) await mustReach(context, tx, organizationId)
    await mustBeChangeable(tx, year)
    const only = { studentGuids, organizationId, kind }
    const movedBy = await nameOfVisitor(context, tx)
    let count = 0
    for (const pays of [false, true]) {
      const all = await waitingFor(context, tx, year.id, { pays, only })
      if (isApproved) await agree(context, tx, pays, all, movedBy)
      else await decline(context, tx, { year: (await lockYear(tx, year.id)) ?? year, pays, reason }, all)
      count += all.length
    }
    if (count > 0) await notePortalAct(context, tx, call, { aboutId: year.id, count, isApproved })
    return { count }
  })
