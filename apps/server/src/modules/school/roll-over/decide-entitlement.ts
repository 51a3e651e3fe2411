import { decideRollEntitlement as call, type DecideRollEntitlement, type RollMember } from '@billett/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { nameOfVisitor, notePortalAct, reachOf } from '../reach/index.ts'
import { lockYear } from './school-year.repository.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'
import { followBatch, mustBeChangeable } from './touched-batch.ts'

/**
 * Decides in the name of who pays whether ways are paid in the new year. Refuses `studentNotFound` where one of them is
 * nobody whose money the caller decides on, or is not decided anew.
 */
export const decideEntitlement = (
  context: Context,
  yearGuid: string,
  { studentGuids, isEntitled, reason }: DecideRollEntitlement,
): Promise<RollMember[]> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    const guids = [...new Set(studentGuids)]
    const decidedBy = await nameOfVisitor(context, tx)
    const { rows } = await tx.execute(sql`
      update roll_member m set is_entitled = ${isEntitled}, decided_by = ${decidedBy}, decision = ${reason},
        letter = case when m.letter = 'sent' then 'sent' when ${!isEntitled} then 'needed' else m.letter end
      where m.school_year_id = ${year.id} and m.party_id = any(${sql.param(guids)}::uuid[]) and m.redecide is not null
        and m.organisation_id in (select organisation_id from ${reachOf(context)} as reach where reach.pays)
      returning m.party_id`)
    if (rows.length < guids.length) refuse('studentNotFound', 'studentGuids')
    await mustBeChangeable(tx, (await lockYear(tx, year.id)) ?? year)
    await followBatch(tx, year, guids)
    await notePortalAct(context, tx, call, { aboutId: year.id, pupils: guids.length, isEntitled })
    return presentMembers(context, tx, year.id, guids)
  })
