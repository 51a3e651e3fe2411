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

/** What the rule in force says of a way on a day, and by which facts. */
export interface Assessed {
  subject: WaySubject
  payer: Payer
  /** Null where who pays has released no rule: a person decides by what they know. */
  version: RuleInForce | null
  facts: DecisionFacts
  ruled: Entitlement | null
  nearest: { name: string; metres: number } | null
  /** First day it is decided for. */
  from: PlainDate
}

/** The first day a decision of today holds: what was asked for, and no day gone by. */
const firstDay = ({ asked }: WaySubject, today: PlainDate): PlainDate =>
  asked === null ? today : firstDayGranted(asked, today)

/** What a rule says of it; a grade that is no number is for a person, and never a no. */
function ruledBy(version: RuleInForce | null, { grade }: WaySubject, facts: DecisionFacts): Entitlement | null {
  if (!version) return null
  return gradeNumber(grade) === undefined ? { kind: 'unknown', reasons: [] } : entitlementOf(version.rule, facts)
}

/** Undefined where nobody pays for the school, so that nobody decides. */
export async function assessWay(
  world: World,
  tx: Transaction,
  subject: WaySubject,
  from: PlainDate = firstDay(subject, businessDateOf(world.clock())),
): Promise<Assessed | undefined> {
  const payer = await payerOf(tx, subject.schoolId, from)
  if (!payer) return undefined
  const version = (await ruleInForce(tx, payer.guid, from)) ?? null
  const { facts, nearest } = await wayFinder(world, subject.clientId, from)(tx, subject)
  return { subject, payer, version, facts, ruled: ruledBy(version, subject, decidable(facts)), nearest, from }
}
