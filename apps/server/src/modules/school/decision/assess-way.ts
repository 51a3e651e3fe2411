import {
  businessDateOf,
  type DecisionFacts,
  type Entitlement,
  entitlementOf,
  firstDayGranted,
  gradeNumber,
  type PlainDate,
  readProductKey,
} from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { decodeRelation } from '../../travel/relation/index.ts'
import { stopBook } from '../../travel/stops/index.ts'
import { type RuleInForce, ruleInForce, schoolWithOthers, wayToSchool } from '../entitlement/index.ts'
import { outsideWall, type Payer, payerOf } from '../reach/index.ts'
import type { WaySubject } from './subject.queries.ts'

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

/** Where the way begins: the stop that was said, else where the ticket that is asked for begins. */
function homeOf({ home, product }: WaySubject): string {
  if (home !== '' || product === null) return home
  const { relationId } = readProductKey(product)
  return (relationId === null ? undefined : decodeRelation(relationId))?.origin ?? ''
}

/** As somebody has measured it: it stands above what the footways say. */
function withMeasured({ metres, isNearest, because }: WaySubject, found: DecisionFacts): DecisionFacts {
  if (metres === null) return found
  return { ...found, metres, isNearest: isNearest ?? found.isNearest, method: 'manual', measuredBecause: because }
}

/** The facts of a way to a school; what nobody knows is null and never a no. */
async function factsOf(
  world: World,
  tx: Transaction,
  subject: WaySubject,
  day: PlainDate,
): Promise<Pick<Assessed, 'facts' | 'nearest'>> {
  const grade = gradeNumber(subject.grade) ?? 0
  const nothing: DecisionFacts = {
    ...{ grade, metres: null, isNearest: null, isInOwnTown: false, place: '', school: '' },
    ...{ isAddressBlocked: subject.isAddressBlocked, method: 'unknown', measuredBecause: '' },
  }
  // Schools of others take part in which is the nearest: the wall would hide them.
  const schools = await outsideWall(tx, () =>
    schoolWithOthers(tx, subject.clientId, { schoolId: subject.schoolId, today: day }),
  )
  const [school, ...others] = schools
  const home = subject.isAddressBlocked ? '' : homeOf(subject)
  // A stop that is served no longer is measured by a person.
  const isKnown = home !== '' && stopBook(world.regions.current().timetable).find(home) !== undefined
  if (!school || !isKnown) return { facts: withMeasured(subject, nothing), nearest: null }
  const { facts, nearest } = await wayToSchool(world, { grade, home }, [school, ...others])
  const method = facts.metres === null ? ('unknown' as const) : ('footway' as const)
  return { facts: withMeasured(subject, { ...nothing, ...facts, method }), nearest }
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
  const { facts, nearest } = await factsOf(world, tx, subject, from)
  // A measured way of a blocked address is decided by its metres: the case worker has looked.
  const known = facts.method === 'manual' ? { ...facts, isAddressBlocked: false } : facts
  return { subject, payer, version, facts, ruled: ruledBy(version, subject, known), nearest, from }
}
