import { decideRollMembers as call, type DecideRollMembers, type RollMember } from '@billett/contract'
import type { RollWish } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { wayFinder } from '../decision/index.ts'
import { mustReach, notePortalAct } from '../reach/index.ts'
import { rulesOf } from './decided-anew.ts'
import { followBatch } from './followed-batch.repository.ts'
import { keepWish, lockMembers } from './members.repository.ts'
import { proposeSchool } from './propose.ts'
import { schoolById } from './school-plan.repository.ts'
import { lockYear, type StoredYear } from './school-year.repository.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'
import { mustBeChangeable } from './touched-batch.ts'

function wishOf({ wish }: DecideRollMembers): RollWish | null {
  switch (wish.kind) {
    case 'asProposed':
      return null
    case 'place':
      return {
        kind: 'place',
        place: { organisationId: wish.organizationId, grade: wish.grade.trim(), class: wish.class.trim() },
      }
    default:
      return wish
  }
}

/** Proposes pupils of schools anew, as something was said of them or of their classes. */
export async function proposeAnew(
  context: Context,
  tx: Transaction,
  year: StoredYear,
  bySchool: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const rules = await rulesOf(tx, year)
  const way = wayFinder(context.world, year.clientId, year.validFrom)
  for (const [schoolId, partyIds] of bySchool) {
    const school = (await schoolById(tx, year.id, schoolId)) ?? refuse('organisationNotFound')
    await proposeSchool(tx, { year, school, rules, way }, partyIds)
    await followBatch(tx, year, partyIds)
  }
}

/**
 * Says what becomes of pupils. Refuses `studentNotFound` where one of them is nobody the caller looks after, and
 * `organisationNotFound` a school they may not look at.
 */
export const decideMembers = (context: Context, yearGuid: string, asked: DecideRollMembers): Promise<RollMember[]> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    const { wish, studentGuids } = asked
    if (wish.kind === 'place') await mustReach(context, tx, wish.organizationId)
    if (wish.kind === 'abroad' && wish.until < wish.from) refuse('endsBeforeItBegins', 'wish.until')
    const guids = [...new Set(studentGuids)]
    const bySchool = await lockMembers(context, tx, year.id, guids)
    if ([...bySchool.values()].flat().length < guids.length) refuse('studentNotFound', 'studentGuids')
    await mustBeChangeable(tx, (await lockYear(tx, year.id)) ?? year)
    await keepWish(tx, year.id, guids, wishOf(asked))
    await proposeAnew(context, tx, year, bySchool)
    await notePortalAct(context, tx, call, { aboutId: year.id, pupils: guids.length, wish: wish.kind })
    return presentMembers(context, tx, year.id, guids)
  })
