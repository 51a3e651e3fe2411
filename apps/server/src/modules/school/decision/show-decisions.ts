import type { SchoolDecision } from '@billett/contract'
import { businessDateOf, decisionNumber, objectionRefusal, objectionTerm } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { presentReason, ruleById } from '../entitlement/index.ts'
import { decisionById, decisionsAbout, letterOf, type StoredDecision } from './decision.repository.ts'
import { documentOfLetter, keptDocument } from './letter.queries.ts'
import { objectionTo, type StoredObjection } from './objection.queries.ts'
import { paidContracts } from './seen.queries.ts'

const presentObjection = (objection: StoredObjection): SchoolDecision['objection'] => ({
  guid: objection.id,
  state: objection.state,
  receivedOn: objection.receivedOn,
  enteredBy: objection.enteredBy,
  text: objection.text,
  decidedOn: objection.decidedOn,
  decidedBy: objection.decidedBy,
  decision: objection.decision,
  contractGuid: objection.followsId,
})

/** A decision with its rule, its letter and how its term stands. */
export async function presentDecision(
  { world, language }: Context,
  db: Statements,
  decision: StoredDecision,
): Promise<SchoolDecision> {
  const version = decision.ruleId === null ? undefined : await ruleById(db, decision.ruleId)
  const letter = await letterOf(db, decision.id)
  const objection = (await objectionTo(db, decision.id)) ?? null
  const cited = decision.citesId === null ? undefined : await decisionById(db, decision.citesId)
  const today = businessDateOf(world.clock())
  const facts = { deliveredOn: letter?.deliveredOn ?? null, objection }
  return {
    guid: decision.id,
    number: decisionNumber(decision.number, decision.schoolYear),
    year: decision.schoolYear,
    result: decision.result,
    departs: decision.departs,
    reasons:
      version && decision.ruled ? decision.ruled.reasons.map(one => presentReason(version.rule, one, language)) : [],
    reason: decision.reason,
    metres: decision.facts?.metres ?? null,
    measuredBecause: decision.facts?.measuredBecause ?? '',
    measuredDocumentGuid: await keptDocument(db, decision),
    ruleVersion: version?.version ?? null,
    ownShareInCent: decision.share?.cents ?? null,
    shareBy: decision.share?.why ?? null,
    validFrom: decision.validFrom,
    decidedOn: decision.decidedOn,
    decidedBy: decision.decidedBy,
    cites: cited ? decisionNumber(cited.number, cited.schoolYear) : null,
    byPost: letter?.byPost ?? false,
    postedOn: letter?.postedOn ?? null,
    postedBy: letter?.postedBy ?? null,
    deliveredOn: letter?.deliveredOn ?? null,
    objectionUntil: letter?.objectionUntil ?? null,
    term: objectionTerm(facts, today).state,
    mayObject: objectionRefusal({ ...facts, result: decision.result }, today) === null,
    objection: objection && presentObjection(objection),
    documentGuid: await documentOfLetter(db, decision),
  }
}

/** What was decided about a contract, the latest first. Refuses `contractNotFound` whose money the reader sees not. */
export async function showDecisions(context: Context, guid: string): Promise<SchoolDecision[]> {
  const { db } = context.world
  const [id] = await paidContracts(context, db, [guid])
  if (!id) return refuse('contractNotFound', 'guid')
  const all: SchoolDecision[] = []
  for (const decision of (await decisionsAbout(db, [id])).toReversed())
    all.push(await presentDecision(context, db, decision))
  return all
}
