import { decideRollEntitlement as call, type DecideRollEntitlement, type RollMember } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { followBatch } from './followed-batch.repository.ts'
import { keepDecision } from './members.repository.ts'
import { lockYear } from './school-year.repository.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'
import { mustBeChangeable } from './touched-batch.ts'

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
    const which = { yearId: year.id, partyIds: guids }
    const decided = await keepDecision(context, tx, which, { isEntitled, decidedBy, reason })
    if (decided < guids.length) refuse('studentNotFound', 'studentGuids')
    await mustBeChangeable(tx, (await lockYear(tx, year.id)) ?? year)
    await followBatch(tx, year, guids)
    await notePortalAct(context, tx, call, { aboutId: year.id, pupils: guids.length, isEntitled })
    return presentMembers(context, tx, year.id, guids)
  })
