import { proposeListed, proposeMember, type RollProposal, type SchoolPlan, schoolPlanOf } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { BatchScene } from '../batch/index.ts'
import { type WayFinder, wayFinder } from '../decision/index.ts'
import { outsideWall } from '../reach/index.ts'
import { decidedAnew, needsLetter, type Rules, rulesOf, unprovedFrom } from './decided-anew.ts'
import { listedTwice } from './listed-twice.queries.ts'
import {
  dropGone,
  type ProposedRow,
  type PupilRow,
  pupilsOf,
  type RolledSchool,
  rowsOfBatch,
  schoolsOfYear,
  storeProposed,
} from './proposed.repository.ts'
import { type StoredYear, yearOfBatch } from './school-year.repository.ts'
import { othersFinder } from './schools-decided.queries.ts'

function proposalOf(pupil: PupilRow, plan: SchoolPlan, firstDay: string, isTwice: boolean): RollProposal {
  const { key, organisationId, grade, class: name, until, next, isNew } = pupil
  const here = { organisationId, grade, class: name }
  const member = { ...here, key, until }
  const said = { firstDay, wish: pupil.wish ?? undefined }
  const place = isNew ? here : next
  return place ? proposeListed({ member, place, isNew, isTwice }, plan, said) : proposeMember(member, plan, said)
}

/** Proposes what becomes of pupils of a school, all or some of them, and stores it. */
export async function proposeSchool(
  tx: Transaction,
  { year, school, rules, way }: { year: StoredYear; school: RolledSchool; rules: Rules; way: WayFinder },
  only: readonly string[] | null = null,
): Promise<number> {
  // Neither can see where a pupil goes whom a request sends to a school of others.
  const pupils = await outsideWall(tx, () => pupilsOf(tx, year, school.id))
  const grades = pupils.flatMap(({ isNew, grade }) => (isNew ? [] : grade))
  const plan = schoolPlanOf(school, grades)
  // A school that says its plan cannot look at the list of the other.
  const twice = await outsideWall(tx, () => listedTwice(tx, year, school.id))
  const others = othersFinder(tx, year)
  const isOfOthers = (schoolId: string) => outsideWall(tx, () => others.isSchool(schoolId))
  const rows: ProposedRow[] = []
  for (const pupil of pupils) {
    if (only && !only.includes(pupil.key)) continue
    const proposal = proposalOf(pupil, plan, year.validFrom, twice.has(pupil.key))
    const decided = await decidedAnew(tx, pupil, proposal, rules, { way, firstDay: year.validFrom, isOfOthers })
    const exemptionEnds = decided.redecide === null ? null : unprovedFrom(pupil, year.validFrom)
    const letter = needsLetter(pupil, proposal, { ...decided, exemptionEnds })
    rows.push({ pupil, proposal, ...decided, exemptionEnds, letter })
  }
  await storeProposed(tx, year, rows)
  if (!only)
    await dropGone(
      tx,
      year.id,
      school.id,
      pupils.map(({ key }) => key),
    )
  return rows.length
}

/**
 * Proposes what becomes of every pupil of an authority, a school at a time, so that 600 need no more memory than
 * one.
 */
export async function proposeAll(
  { context, batch }: BatchScene,
  tell: (done: number, due: number) => Promise<unknown>,
) {
  const { db } = context.world
  const year = (await yearOfBatch(db, batch.id)) ?? refuse('schoolYearNotFound')
  const schools = await schoolsOfYear(context, db, year)
  const rules = await rulesOf(db, year)
  const way = wayFinder(context.world, year.clientId, year.validFrom)
  let done = 0
  for (const school of schools) {
    await db.transaction(tx => proposeSchool(tx, { year, school, rules, way }))
    done += 1
    await tell(done, schools.length)
  }
  await db.transaction(tx => rowsOfBatch(tx, batch.id, year.id))
}
