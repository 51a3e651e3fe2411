import {
  addDays,
  type EntitlementRule,
  proposeListed,
  proposeMember,
  type RedecideReason,
  type RollPlace,
  type RollProposal,
  redecided,
  redecideReason,
  type SchoolPlan,
  schoolPlanOf,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { BatchScene } from '../batch/index.ts'
import { decidable, type WayFinder, wayFinder } from '../decision/index.ts'
import { type RuleInForce, ruleInForce } from '../entitlement/index.ts'
import { outsideWall } from '../reach/index.ts'
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

/** By what it is decided, before and after. */
export interface Rules {
  before: RuleInForce | undefined
  after: RuleInForce | undefined
}

export const rulesOf = async (db: Statements, { authorityId, validFrom }: StoredYear): Promise<Rules> => ({
  before: await ruleInForce(db, authorityId, addDays(validFrom, -1)),
  after: await ruleInForce(db, authorityId, validFrom),
})

function proposalOf(pupil: PupilRow, plan: SchoolPlan, firstDay: string, isTwice: boolean): RollProposal {
  const { key, organisationId, grade, class: name, until, next, isNew } = pupil
  const here = { organisationId, grade, class: name }
  const member = { ...here, key, until }
  const said = { firstDay, wish: pupil.wish ?? undefined }
  const place = isNew ? here : next
  return place ? proposeListed({ member, place, isNew, isTwice }, plan, said) : proposeMember(member, plan, said)
}

interface Decided {
  redecide: RedecideReason | null
  isEntitled: boolean | null
  decidedBy: string | null
}

const BY_RULE = 'rule'

/** Whether the way is decided anew, and how by the rule; what a person has decided for the same reason stays. */
async function decidedAnew(
  tx: Transaction,
  pupil: PupilRow,
  proposal: RollProposal,
  { before, after }: Rules,
  { way, isOfOthers }: { way: WayFinder; isOfOthers: (schoolId: string) => Promise<boolean> },
): Promise<Decided> {
  const none = { redecide: null, isEntitled: null, decidedBy: null }
  if (!pupil.contractId || !proposal.to || proposal.kind === 'leaves' || !before || !after) return none
  const place = { organisationId: pupil.organisationId, grade: pupil.grade, class: pupil.class }
  const redecide = redecideReason(
    { place: pupil.isNew ? null : place, rule: before.rule, ruleVersion: before.version },
    { place: proposal.to, rule: after.rule, ruleVersion: after.version, hasMoved: pupil.hasMoved },
  )
  if (!redecide) return none
  // Whether the way to a school of others is paid is decided by them alone.
  if (proposal.to.organisationId !== pupil.organisationId && (await isOfOthers(proposal.to.organisationId))) return none
  const isByHand = pupil.decidedBy !== null && pupil.decidedBy !== BY_RULE && pupil.redecide === redecide
  if (isByHand) return { redecide, isEntitled: pupil.isEntitled, decidedBy: pupil.decidedBy }
  return { redecide, ...(await byRule(tx, pupil, proposal.to, after.rule, way)) }
}

/**
 * The facts as a decision has them. Whoever has moved does not begin their way where they did, and what was measured
 * was to the school they were at: both are for a person.
 */
async function wayOf(tx: Transaction, pupil: PupilRow, to: RollPlace, way: WayFinder) {
  if (pupil.hasMoved) return undefined
  const isSame = to.organisationId === pupil.organisationId
  const { metres, isNearest } = (isSame ? pupil.measured : null) ?? { metres: null, isNearest: null }
  const { facts } = await way(tx, { ...pupil, schoolId: to.organisationId, grade: to.grade, metres, isNearest })
  return decidable(facts)
}

/** What nobody knows, and what parents would have to pay for themselves, is for a person. */
async function byRule(tx: Transaction, pupil: PupilRow, to: RollPlace, rule: EntitlementRule, way: WayFinder) {
  const facts = await wayOf(tx, pupil, to, way)
  const { kind } = facts ? redecided(rule, to.grade, facts) : { kind: 'unknown' as const }
  const isEntitled = kind === 'entitled' ? true : kind === 'notEntitled' ? false : null
  return { isEntitled, decidedBy: isEntitled === null ? null : BY_RULE }
}

/** Somebody is written to where their ticket ends, goes to another school, rests, or is not paid any more. */
const needsLetter = (pupil: PupilRow, { kind, away }: RollProposal, isEntitled: boolean | null): 'needed' | null =>
  pupil.contractId && (kind === 'leaves' || kind === 'changedSchool' || away || isEntitled === false) ? 'needed' : null

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
    const decided = await decidedAnew(tx, pupil, proposal, rules, { way, isOfOthers })
    rows.push({ pupil, proposal, ...decided, letter: needsLetter(pupil, proposal, decided.isEntitled) })
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
