import { decideRollMembers as call, type DecideRollMembers, type RollMember } from '@billett/contract'
import type { RollWish } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { mustReach, notePortalAct, reachOf } from '../reach/index.ts'
import { proposeSchool, rulesOf } from './propose.ts'
import { schoolById } from './school-plan.repository.ts'
import { lockYear, type StoredYear } from './school-year.repository.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'
import { followBatch, mustBeChangeable } from './touched-batch.ts'
import { wayReader } from './way-of-pupil.ts'

/** Of these, whom the reader looks after, by school; held until the transaction ends. */
async function lockMembers(
  context: Context,
  tx: Transaction,
  yearId: string,
  partyIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ partyId: string; organisationId: string }>(sql`
    select m.party_id as "partyId", m.organisation_id as "organisationId" from roll_member m
    where m.school_year_id = ${yearId} and m.party_id = any(${sql.param(partyIds)}::uuid[])
      and m.organisation_id in (select organisation_id from ${reachOf(context)} as reach)
    order by m.party_id for update`)
  const bySchool = new Map<string, string[]>()
  for (const { partyId, organisationId } of rows)
    bySchool.set(organisationId, [...(bySchool.get(organisationId) ?? []), partyId])
  return bySchool
}

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
  const way = wayReader(context)
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
    const said = wishOf(asked)
    await tx.execute(sql`
      update roll_member set wish = ${said === null ? null : JSON.stringify(said)}::jsonb
      where school_year_id = ${year.id} and party_id = any(${sql.param(guids)}::uuid[])`)
    await proposeAnew(context, tx, year, bySchool)
    await notePortalAct(context, tx, call, { aboutId: year.id, pupils: guids.length, wish: wish.kind })
    return presentMembers(context, tx, year.id, guids)
  })
