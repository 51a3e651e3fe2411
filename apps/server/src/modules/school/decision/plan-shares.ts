import {
  addDays,
  businessDateOf,
  type Cents,
  type Child,
  type ChildSpan,
  decisionSpans,
  eachChildOnce,
  firstOfMonth,
  fold,
  isOfWay,
  isProvedOn,
  kindOfResult,
  monthsIn,
  NO_END,
  type OwnShare,
  ownShares,
  type PlainDate,
  reachesFrom,
  type SharesFrom,
  schoolYearOf,
  sharePlan,
  sharesOfMonth,
  standingDecisions,
  stepsOf,
  type Timeline,
  versionReaching,
} from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { payerOfParty } from '../../subscription/party/index.ts'
import { type ReleasedVersion, releasedVersions } from '../entitlement/index.ts'
import { outsideWall } from '../reach/index.ts'
import { decisionsAbout, type StoredDecision } from './decision.repository.ts'
import { childrenOf, type FamilyChild, payersOn } from './family.queries.ts'

/** What a family is planned by: each child with its decisions and, where there is a contract, its life. */
interface Family {
  children: readonly FamilyChild[]
  decisions: ReadonlyMap<string, readonly StoredDecision[]>
  timelines: ReadonlyMap<string, Timeline>
}

async function familyOf(world: World, tx: Transaction, subscriberId: string): Promise<Family> {
  const children = await childrenOf(tx, subscriberId)
  const ids = children.map(({ contractId }) => contractId)
  const decisions = new Map<string, StoredDecision[]>(ids.map(id => [id, []]))
  for (const one of standingDecisions(await decisionsAbout(tx, ids)).filter(isOfWay))
    decisions.get(one.contractId ?? '')?.push(one)
  const timelines = new Map<string, Timeline>()
  for (const [id, events] of await historiesOf(tx, ids)) {
    const timeline = fold(events, world.clock())
    if (timeline) timelines.set(id, timeline)
  }
  return { children, decisions, timelines }
}

/** Which child, beside how it is with it in some days. */
type KnownSpan = ChildSpan & { person: string; exemption: string; exemptionUntil: PlainDate | null }

/** How it is with a child: as each decision of an authority says, from the first day of its contract to the last. */
function spansOf(family: Family, authorityId: string, { contractId, birthDate, person }: FamilyChild): KnownSpan[] {
  const decided = (family.decisions.get(contractId) ?? []).filter(one => one.authorityId === authorityId)
  const span = family.timelines.get(contractId)?.span
  return decisionSpans(decided).flatMap(({ result, exemption, exemptionUntil, validFrom, until }) => {
    // A granted application begins with its contract; one that waits for it is planned from the day it was decided for.
    const last = span && span.to !== NO_END ? addDays(span.to, -1) : null
    const end = [until, last].filter(day => day !== null).sort()[0] ?? null
    if (end !== null && end < validFrom) return []
    const kind = kindOfResult(result)
    const exempt = { exemption, exemptionUntil, isExempt: exemption !== '' }
    const own = { key: contractId, person, birthDate: birthDate ?? '', kind, ...exempt }
    return [{ ...own, from: validFrom, until: end }]
  })
}

/** A contract that begins in the middle of a month is shared from its first day: its month is planned as that says. */
function fromFirstOfMonth(spans: readonly KnownSpan[], contractId: string): KnownSpan[] {
  const first = spans.find(({ key }) => key === contractId)
  return spans.map(span => (span === first ? { ...span, from: firstOfMonth(span.from) } : span))
}

const isThere = ({ from, until }: ChildSpan, day: PlainDate): boolean => from <= day && (until === null || day <= until)

/** Brothers and sisters on a day, by what the same authority has decided about them. */
export const siblingsOn = (
  world: World,
  tx: Transaction,
  { subscriberId, contractId, authorityId, day }: SiblingsAsked,
): Promise<Child[]> =>
  outsideWall(tx, async () => {
    const family = await familyOf(world, tx, subscriberId)
    const own = family.children.find(one => one.contractId === contractId)
    const there = family.children
      .filter(one => one.contractId !== contractId && one.person !== own?.person)
      .flatMap(one => spansOf(family, authorityId, one))
      .filter(span => isThere(span, day))
    return eachChildOnce(there, contractId)
  })

interface SiblingsAsked {
  subscriberId: string
  contractId: string
  authorityId: string
  day: PlainDate
}

/** Contracts of brothers and sisters whose shares may be others now. */
export const contractsOfFamily = async (tx: Transaction, subscriberId: string): Promise<string[]> =>
  outsideWall(tx, async () => (await childrenOf(tx, subscriberId)).map(({ contractId }) => contractId))

export interface PlannedShares {
  steps: SharesFrom[]
  /** What the parents pay of each month, by its first day; null where nothing was decided. */
  own: ReadonlyMap<PlainDate, Cents | null>
  /** What they usually pay in the first of the months, whether that one is free or not; null: it is not decided. */
  usual: Pick<OwnShare, 'cents' | 'place' | 'why'> | null
}

/** Whoever pays for the school on the first day of each month, as a payer of claims; null where nobody does. */
async function payersOf(world: World, tx: Transaction, { schoolId, next }: FamilyChild, months: readonly PlainDate[]) {
  const ids = new Map<string, string>()
  const rest = new Map<PlainDate, string | null>()
  const bySchool = Map.groupBy(months, month => (next && next.from <= month ? next.schoolId : schoolId))
  for (const [school, some] of bySchool)
    for (const [month, payer] of await payersOn(tx, school, some)) {
      if (payer && !ids.has(payer.partyId)) ids.set(payer.partyId, await payerOfParty(world, tx, payer.partyId))
      rest.set(month, payer ? (ids.get(payer.partyId) ?? null) : null)
    }
  return rest
}

/** From which day on a version reaches tickets that run. */
export const reachingFrom = ({ validFrom, releasedOn }: ReleasedVersion): PlainDate =>
  releasedOn === null ? validFrom : reachesFrom(validFrom, businessDateOf(releasedOn))

/** By which version each month of a contract is shared; undefined where it was decided without a rule. */
async function versionsFor(tx: Transaction, decisions: readonly StoredDecision[], withLater: boolean) {
  const latest = decisions.at(-1)
  if (!latest || latest.ruleId === null) return undefined
  const released = await releasedVersions(tx, latest.authorityId)
  const ofDecision = ({ ruleId }: StoredDecision) => released.find(({ id }) => id === ruleId)
  const reaching = released.map(one => ({ ...one, validFrom: reachingFrom(one) }))
  const last = ofDecision(latest)
  if (!last) return undefined
  const spans = decisionSpans(decisions.filter(({ authorityId }) => authorityId === latest.authorityId))
  return (month: PlainDate): ReleasedVersion => {
    const held = spans.find(({ until }) => until === null || month <= until) ?? latest
    const decided = ofDecision(held) ?? last
    return withLater ? versionReaching(decided, reaching, month) : decided
  }
}

/**
 * Children on a day under a rule: an exemption that it does not have any more, or that is proved no more,
 * exempts nobody.
 */
const underRule = (spans: readonly KnownSpan[], { rule }: ReleasedVersion, contractId: string, day: PlainDate) =>
  eachChildOnce(
    spans.filter(span => isThere(span, day)),
    contractId,
  ).map(span => ({
    ...span,
    isExempt: isProvedOn(span, day) && rule.exemptions.some(({ id }) => id === span.exemption),
  }))

interface Planned {
  subscriberId: string
  from: PlainDate
  /** Versions released after the decision reach it from their first day on; false: as it was decided. */
  withLater?: boolean
}

/**
 * Who pays which part of a contract in each month from a day to the end of its school year, by what was decided about
 * all children of the family and the rule of each month. Undefined where no rule decides about it.
 */
export async function plannedShares(
  world: World,
  tx: Transaction,
  contractId: string,
  { subscriberId, from, withLater = true }: Planned,
): Promise<PlannedShares | undefined> {
  return outsideWall(tx, async () => {
    const family = await familyOf(world, tx, subscriberId)
    const child = family.children.find(one => one.contractId === contractId)
    const decided = family.decisions.get(contractId) ?? []
    const latest = decided.at(-1)
    const versionIn = await versionsFor(tx, decided, withLater)
    if (!child || !latest || !versionIn) return undefined
    const months = monthsIn(from, schoolYearOf(from).to)
    const spans = family.children.flatMap(one => spansOf(family, latest.authorityId, one))
    const known = fromFirstOfMonth(spans, contractId)
    const plan = months.flatMap(month => {
      const version = versionIn(month)
      return sharePlan(version.rule, underRule(known, version, contractId, month), { from: month, until: month })
    })
    const own = new Map(plan.filter(({ key }) => key === contractId).map(({ month, cents }) => [month, cents]))
    const first = firstOfMonth(from)
    const version = versionIn(first)
    const shares = ownShares(version.rule, underRule(known, version, contractId, first), first)
    const usual = shares.find(({ key }) => key === contractId)
    const parents = await payerOfParty(world, tx, subscriberId)
    const rest = await payersOf(world, tx, child, months)
    const steps = stepsOf(
      months.map(month =>
        sharesOfMonth({ month, own: own.get(month) ?? null, rest: rest.get(month) ?? null }, parents),
      ),
    )
    return { steps, own, usual: usual ? { cents: usual.cents, place: usual.place, why: usual.why } : null }
  })
}
