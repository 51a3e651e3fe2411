import {
  addDays,
  type EntitlementRule,
  exemptionEndsBefore,
  laterProof,
  type PlainDate,
  type RedecideReason,
  type RollPlace,
  type RollProposal,
  type RuledStep,
  redecided,
  redecideReason,
  ruledStep,
} from '@billett/domain'
import type { Statements, Transaction } from '../../../db/database.ts'
import { decidable, type WayFinder } from '../decision/index.ts'
import { type RuleInForce, ruleInForce } from '../entitlement/index.ts'
import { BY_RULE } from './counts.queries.ts'
import type { ProposedRow, PupilRow } from './proposed.repository.ts'
import type { StoredYear } from './school-year.repository.ts'

/** By what it is decided, before and after. */
export interface Rules {
  before: RuleInForce | undefined
  after: RuleInForce | undefined
}

export const rulesOf = async (db: Statements, { authorityId, validFrom }: StoredYear): Promise<Rules> => ({
  before: await ruleInForce(db, authorityId, addDays(validFrom, -1)),
  after: await ruleInForce(db, authorityId, validFrom),
})

interface Decided extends RuledStep {
  redecide: RedecideReason | null
  decidedBy: string | null
}

/** Whether the way is decided anew, and how by the rule; what a person has decided for the same reason stays. */
export async function decidedAnew(
  tx: Transaction,
  pupil: PupilRow,
  proposal: RollProposal,
  { before, after }: Rules,
  {
    way,
    firstDay,
    isOfOthers,
  }: { way: WayFinder; firstDay: PlainDate; isOfOthers: (schoolId: string) => Promise<boolean> },
): Promise<Decided> {
  const none = { redecide: null, isEntitled: null, paysSelf: false, decidedBy: null }
  if (!pupil.contractId || !proposal.to || proposal.kind === 'leaves' || !before || !after) return none
  const place = { organisationId: pupil.organisationId, grade: pupil.grade, class: pupil.class }
  const isExemptionOver = pupil.held !== null && exemptionEndsBefore(pupil.held, firstDay) !== null
  const redecide = redecideReason(
    { place: pupil.isNew ? null : place, rule: before.rule, ruleVersion: before.version },
    { place: proposal.to, rule: after.rule, ruleVersion: after.version, hasMoved: pupil.hasMoved, isExemptionOver },
  )
  // Whoever comes with the year and has applied for it was decided about for it.
  const isDecidedFor = redecide === 'newPupil' && pupil.held !== null && pupil.held.validFrom >= firstDay
  if (!redecide || isDecidedFor) return none
  // Whether the way to a school of others is paid is decided by them alone.
  if (proposal.to.organisationId !== pupil.organisationId && (await isOfOthers(proposal.to.organisationId))) return none
  const isByHand = pupil.decidedBy !== null && pupil.decidedBy !== BY_RULE && pupil.redecide === redecide
  if (isByHand) {
    const { isEntitled, paysSelf, decidedBy } = pupil
    return { redecide, isEntitled, paysSelf, decidedBy }
  }
  // Nothing is decided about the way where nothing but a proof has ended.
  if (redecide === 'exemption') return { redecide, isEntitled: true, paysSelf: false, decidedBy: BY_RULE }
  const ruled = await byRule(tx, pupil, proposal.to, after.rule, way)
  return ruled ? { redecide, ...ruled, decidedBy: ruled.isEntitled === null ? null : BY_RULE } : none
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

/** What nobody knows, and what parents would have to pay for themselves from now on, is for a person. */
async function byRule(tx: Transaction, pupil: PupilRow, to: RollPlace, rule: EntitlementRule, way: WayFinder) {
  const facts = await wayOf(tx, pupil, to, way)
  const { kind } = facts ? redecided(rule, to.grade, facts) : { kind: 'unknown' as const }
  return ruledStep(kind, pupil.paidSelf)
}

/** Last day of an exemption that ends before the year; null where a later proof has come, or there is none. */
export const unprovedFrom = ({ held, provedUntil }: PupilRow, firstDay: PlainDate): PlainDate | null =>
  held && exemptionEndsBefore({ ...held, exemptionUntil: laterProof(held.exemptionUntil, provedUntil) }, firstDay)

/**
 * Somebody is written to where their ticket rests or goes along, where a new proof is asked for, or where the way is
 * not paid any more: they may go on at their own price. What is decided has a letter of its own.
 */
export function needsLetter(
  pupil: PupilRow,
  { kind, away }: RollProposal,
  {
    redecide,
    isEntitled,
    paysSelf,
    exemptionEnds,
  }: Pick<ProposedRow, 'exemptionEnds' | 'isEntitled' | 'paysSelf' | 'redecide'>,
): 'needed' | null {
  const isNews =
    (kind === 'changedSchool' && !redecide) || away || exemptionEnds !== null || (isEntitled === false && !paysSelf)
  return pupil.contractId && isNews ? 'needed' : null
}
