import {
  type Decided,
  exemptionEndsBefore,
  isOfWay,
  type Language,
  laterProof,
  type PlainDate,
  standingDecisions,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { type Decidable, decidersOn, wayAssessor } from './assess-way.ts'
import { decideWay, type GrantedExemption } from './decide-way.ts'
import { decisionsAbout, type StoredDecision } from './decision.repository.ts'
import { type WaySubject, waySubjects } from './subject.queries.ts'
import { takeBack } from './take-yes-back.ts'

/** What the step into a school year says of the way of somebody who has a ticket. */
export interface StepVerdict {
  contractId: string
  result: Decided['result']
  /** Where they are from the year on; null: they leave, and no way is weighed. */
  place: { schoolId: string; grade: string } | null
  /** Nothing about their way is decided anew, but an exemption. */
  isWayKept: boolean
  by: string
  reason: string
}

/** Of contracts, what was decided last about each and holds. */
export async function heldDecisions(
  db: Statements,
  contractIds: readonly string[],
): Promise<Map<string, StoredDecision>> {
  const all = standingDecisions(await decisionsAbout(db, contractIds)).filter(isOfWay)
  return new Map(all.flatMap(one => (one.contractId === null ? [] : [[one.contractId, one]])))
}

const LEAVES: Readonly<Record<Language, string>> = {
  de: 'Der Besuch der Schule endet mit dem Schuljahr, und mit ihm der Schulweg, für den das Ticket bewilligt war.',
  en: 'The pupil leaves the school with the school year, and with it ends the way the ticket was granted for.',
}

const NO_EXEMPTION: GrantedExemption = { exemption: '', exemptionUntil: null }

/** The exemption that goes on into a year: one whose proof still holds on its first day. */
function exemptionFrom(from: PlainDate, subject: WaySubject, held: StoredDecision | undefined): GrantedExemption {
  if (!held || held.exemption === '' || !subject.isExemptionGranted) return NO_EXEMPTION
  const exemptionUntil = laterProof(subject.exemptionUntil, held.exemptionUntil)
  const isOver = exemptionEndsBefore({ ...held, exemptionUntil }, from) !== null
  return isOver ? NO_EXEMPTION : { exemption: held.exemption, exemptionUntil }
}

/** The way from a year on: what was measured was to the school they were at. */
function subjectFrom(subject: WaySubject, { place }: StepVerdict): WaySubject {
  if (!place) return subject
  const isSameWay = place.schoolId === subject.schoolId
  return {
    ...{ ...subject, ...place },
    ...(isSameWay ? {} : { metres: null, isNearest: null, because: '', documentId: null }),
  }
}

interface Step {
  /** The school year. */
  stepId: string
  /** Its first day. */
  from: PlainDate
}

/**
 * Decides about tickets as the step into a year has it, each as an application is decided: by the rule and the facts of
 * its first day, with number, letter and the right to object. Gives the contracts whose shares are others by it.
 */
export async function decideSteps(
  context: Context,
  tx: Transaction,
  { stepId, from }: Step,
  verdicts: readonly StepVerdict[],
): Promise<ReadonlySet<string>> {
  const ids = verdicts.map(({ contractId }) => contractId)
  const subjects = new Map((await waySubjects(tx, ids)).map(subject => [subject.contractId, subject]))
  const held = await heldDecisions(tx, ids)
  const clientId = clientIdOf(context.world)
  const [assess, deciders] = [wayAssessor(context.world, tx, clientId, from), decidersOn(tx, from)]
  const decidable = async (subject: WaySubject, verdict: StepVerdict): Promise<Decidable | undefined> => {
    const then = subjectFrom(subject, verdict)
    const before = verdict.isWayKept ? held.get(verdict.contractId) : undefined
    if (verdict.place && !before) return assess(then)
    const decider = await deciders(then.schoolId)
    const { facts, ruled } = before ?? { facts: null, ruled: null }
    return decider && { ...decider, subject: then, facts, ruled, from }
  }
  const reshared = new Set<string>()
  for (const verdict of verdicts) {
    const { contractId, result, by } = verdict
    const subject = subjects.get(contractId)
    const found = subject && (await decidable(subject, verdict))
    if (!found) continue
    const before = held.get(contractId)
    const reason = verdict.reason === '' && !verdict.place ? LEAVES[found.subject.language] : verdict.reason
    const exemption = result === 'entitled' ? exemptionFrom(from, found.subject, before) : NO_EXEMPTION
    await decideWay(context, tx, found, { yes: result !== 'notEntitled', result, by, reason, stepId, exemption })
    const isSame =
      before?.result === result &&
      before.exemption === exemption.exemption &&
      before.exemptionUntil === exemption.exemptionUntil &&
      found.subject.schoolId === subject.schoolId
    if (result !== 'notEntitled' && !isSame) reshared.add(contractId)
  }
  return reshared
}

/** Takes back what a step has decided about contracts: what was decided before holds again. */
export async function takeStepsBack(
  context: Context,
  tx: Transaction,
  { stepId, contractIds, by }: { stepId: string; contractIds: readonly string[]; by: string },
): Promise<void> {
  const made = standingDecisions(await decisionsAbout(tx, contractIds))
  for (const decision of made) if (decision.stepId === stepId) await takeBack(context, tx, decision, { by, reason: '' })
}
