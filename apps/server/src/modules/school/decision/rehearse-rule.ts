import {
  businessDateOf,
  type Cents,
  fold,
  isOfWay,
  later,
  type PlainDate,
  reachesFrom,
  schoolYearOf,
} from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { contractById, historiesOf } from '../../subscription/contract/index.ts'
import { rehearsed } from '../reach/index.ts'
import { decisionsAbout } from './decision.repository.ts'
import { plannedShares } from './plan-shares.ts'
import { countDecided, decidedBy } from './ruled.queries.ts'

/** Tickets that are looked at in one call: whoever waits sees how far it is. */
const AT_A_TIME = 50

/** What a version would change for tickets that run. */
export interface RehearsedRule {
  /** Tickets that were decided by this authority's rule, and how many of them were looked at here. */
  tickets: number
  looked: number
  /** First and last day that is reckoned for. */
  from: PlainDate
  until: PlainDate
  /** Those whose parents pay something else: each gets a decision with its letter. */
  changed: number
  more: number
  less: number
  /** What the parents pay in these days, as it is and as it would be; who pays pays the rest. */
  beforeCents: Cents
  afterCents: Cents
}

interface Running {
  contractId: string
  subscriberId: string
  from: PlainDate
}

/** A ticket that goes on behind the day and whose own share was decided by a rule. */
async function runningFrom(
  world: World,
  tx: Transaction,
  { clientId, contractId, day }: { clientId: string; contractId: string; day: PlainDate },
): Promise<Running | undefined> {
  const stored = await contractById(tx, clientId, contractId)
  const timeline = stored && fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], world.clock())
  const latest = (await decisionsAbout(tx, [contractId])).filter(isOfWay).at(-1)
  if (!stored || !timeline || !latest || latest.ruleId === null) return undefined
  if (latest.result !== 'entitled' && latest.result !== 'selfPay') return undefined
  const from = later(day, timeline.span.from)
  return from < timeline.span.to ? { contractId, subscriberId: stored.subscriberId, from } : undefined
}

const ownOf = async (world: World, tx: Transaction, { contractId, ...of }: Running) =>
  (await plannedShares(world, tx, contractId, of))?.own ?? new Map<PlainDate, Cents | null>()

const sum = (own: ReadonlyMap<PlainDate, Cents | null>): Cents =>
  [...own.values()].reduce<Cents>((total, cents) => total + (cents ?? 0), 0)

interface Asked {
  clientId: string
  authorityId: string
  /** First day of the version. */
  validFrom: PlainDate
  /** Counted from 0. */
  page: number
  /** Puts the version into force; what it stores is taken back. */
  release: () => Promise<void>
}

/**
 * What a version of a rule would come to for tickets that run, until the school year it begins in ends: a part of them
 * at a time, in an order that has nothing to do with who they are, so that the first parts stand for all. Nothing is
 * stored.
 */
export async function rehearseRule(
  world: World,
  tx: Transaction,
  { clientId, authorityId, validFrom, page, release }: Asked,
): Promise<RehearsedRule> {
  const day = reachesFrom(validFrom, businessDateOf(world.clock()))
  const ids = await decidedBy(tx, authorityId, { limit: AT_A_TIME, offset: page * AT_A_TIME })
  const running: Running[] = []
  for (const id of ids) {
    const one = await runningFrom(world, tx, { clientId, contractId: id, day })
    if (one) running.push(one)
  }
  const result: RehearsedRule = {
    ...{ tickets: await countDecided(tx, authorityId), looked: ids.length },
    ...{ from: day, until: schoolYearOf(day).to, changed: 0, more: 0, less: 0 },
    ...{ beforeCents: 0, afterCents: 0 },
  }
  await rehearsed(tx, async () => {
    const before = new Map<string, ReadonlyMap<PlainDate, Cents | null>>()
    for (const one of running) before.set(one.contractId, await ownOf(world, tx, one))
    await release()
    for (const one of running) {
      const was = before.get(one.contractId) ?? new Map()
      const is = await ownOf(world, tx, one)
      const [cents, next] = [sum(was), sum(is)]
      result.beforeCents += cents
      result.afterCents += next
      if (JSON.stringify([...was]) !== JSON.stringify([...is])) result.changed += 1
      if (next > cents) result.more += 1
      if (next < cents) result.less += 1
    }
  })
  return result
}
