import { planRollSchool as call, type PlanRollSchool, type RollSchool } from '@billett/contract'
import { classKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { mustReach, notePortalAct } from '../reach/index.ts'
import { proposeAnew } from './decide-members.ts'
import { pupilsToPropose, type SchoolRow, schoolsSeen, storePlan } from './school-plan.repository.ts'
import { lockYear } from './school-year.repository.ts'
import { mustSeeYear } from './show-years.ts'
import { mustBeChangeable } from './touched-batch.ts'

/** Where pupils of a school that ends go is outside what the reader may look at. */
const isHidden = ({ successorId, successorName }: SchoolRow): boolean => successorId !== null && successorName === null

const presented = (row: SchoolRow): RollSchool => ({
  organisation: { guid: row.id, name: row.name },
  pupils: row.pupils,
  unclear: row.unclear,
  waiting: row.waiting,
  classes: row.classes.map(({ name, pupils }) => ({
    from: name,
    pupils,
    to: row.moves.find(({ from }) => classKey(from) === classKey(name))?.to ?? null,
  })),
  lastGrade: row.lastGrade,
  successor:
    row.successorId === null || row.successorName === null ? null : { guid: row.successorId, name: row.successorName },
  goesElsewhere: isHidden(row),
  firstSchoolDay: row.firstSchoolDay,
  isDone: row.isDone,
})

/** Schools of a year whose pupils the reader looks after. Refuses `schoolYearNotFound`. */
export async function showSchools(context: Context, yearGuid: string): Promise<RollSchool[]> {
  const { db } = context.world
  const { year } = await mustSeeYear(context, db, yearGuid)
  return (await schoolsSeen(context, db, year.id)).map(presented)
}

/**
 * Says where the classes of a school go, after which grade its pupils leave, and that this is all. Refuses
 * `organisationNotFound` a school the caller may not look at, and a successor that is the school itself.
 */
export const planSchool = (context: Context, yearGuid: string, plan: PlanRollSchool): Promise<RollSchool[]> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    const { orgGuid, organizationId, firstSchoolDay = null, lastGrade, classes, isDone } = plan
    const [known] = await schoolsSeen(context, tx, year.id, orgGuid)
    if (!known) refuse('organisationNotFound', 'orgGuid')
    if (organizationId === orgGuid) refuse('notValid', 'organizationId')
    if (organizationId !== undefined) await mustReach(context, tx, organizationId)
    // Who cannot see where they go does not take it away by saying nothing of it.
    const successorId = organizationId ?? (isHidden(known) ? known.successorId : null)
    if (firstSchoolDay !== null && (firstSchoolDay < year.validFrom || firstSchoolDay > year.validUntil))
      refuse('dayOutsideYear', 'firstSchoolDay')
    await mustBeChangeable(tx, (await lockYear(tx, year.id)) ?? year)
    await storePlan(tx, {
      schoolYearId: year.id,
      organisationId: orgGuid,
      ...{ clientId: clientIdOf(context.world), lastGrade, classes, successorId, firstSchoolDay, isDone },
    })
    await proposeAnew(context, tx, year, new Map([[orgGuid, await pupilsToPropose(tx, year.id, orgGuid)]]))
    await notePortalAct(context, tx, call, { aboutId: orgGuid, classes: classes.length, isDone })
    return (await schoolsSeen(context, tx, year.id, orgGuid)).map(presented)
  })
