import {
  businessDateOf,
  type DecisionFacts,
  type Entitlement,
  entitlementOf,
  firstDayGranted,
  gradeNumber,
  type PlainDate,
} from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type RuleInForce, ruleInForce } from '../entitlement/index.ts'
import { type Payer, payerOf } from '../reach/index.ts'
import type { WaySubject } from './subject.queries.ts'
import { decidable, wayFinder } from './way-facts.ts'

/** What can be decided: a way, or that a ticket ends without one being weighed. */
export interface Decidable {
  subject: WaySubject
  payer: Payer
  /** Null where who pays has released no rule: a person decides by what they know. */
  version: RuleInForce | null
  facts: DecisionFacts | null
  ruled: Entitlement | null
  /** First day it is decided for. */
  from: PlainDate
}

/** What the rule in force says of a way on a day, and by which facts. */
export interface Assessed extends Decidable {
  facts: DecisionFacts
  nearest: { name: string; metres: number } | null
}

/** The first day a decision of today holds: what was asked for, and no day gone by. */
const firstDay = ({ asked }: WaySubject, today: PlainDate): PlainDate =>
  asked === null ? today : firstDayGranted(asked, today)

/** What a rule says of it; a grade that is no number is for a person, and never a no. */
function ruledBy(version: RuleInForce | null, { grade }: WaySubject, facts: DecisionFacts): Entitlement | null {
  if (!version) return null
  return gradeNumber(grade) === undefined ? { kind: 'unknown', reasons: [] } : entitlementOf(version.rule, facts)
}

/** Who pays for schools on a day and by which rule, each asked once. */
export function decidersOn(tx: Transaction, day: PlainDate) {
  const known = new Map<string, Promise<Pick<Decidable, 'payer' | 'version'> | undefined>>()
  const ask = async (schoolId: string) => {
    const payer = await payerOf(tx, schoolId, day)
    return payer && { payer, version: (await ruleInForce(tx, payer.guid, day)) ?? null }
  }
  return (schoolId: string) => {
    const found = known.get(schoolId) ?? ask(schoolId)
    known.set(schoolId, found)
    return found
  }
}

/** Assesses ways for a day, of which several may begin or end at one place. */
export function wayAssessor(world: World, tx: Transaction, clientId: string, from: PlainDate) {
  const [deciders, way] = [decidersOn(tx, from), wayFinder(world, clientId, from)]
  return async (subject: WaySubject): Promise<Assessed | undefined> => {
    const decider = await deciders(subject.schoolId)
    if (!decider) return undefined
    const { facts, nearest } = await way(tx, subject)
    return { subject, ...decider, facts, ruled: ruledBy(decider.version, subject, decidable(facts)), nearest, from }
  }
}

/** Undefined where nobody pays for the school, so that nobody decides. */
export const assessWay = (
  world: World,
  tx: Transaction,
  subject: WaySubject,
  from: PlainDate = firstDay(subject, businessDateOf(world.clock())),
): Promise<Assessed | undefined> => wayAssessor(world, tx, subject.clientId, from)(subject)
