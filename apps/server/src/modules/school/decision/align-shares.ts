import {
  addDays,
  addMonths,
  businessDateOf,
  firstOfMonth,
  fold,
  NO_END,
  type PlainDate,
  schoolYearOf,
  sharesToAgree,
  type Timeline,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../../subscription/contract/index.ts'
import { outsideWall } from '../reach/index.ts'
import { watchShares } from './decision.repository.ts'
import { plannedShares } from './plan-shares.ts'

/** The next day on which a month may cost somebody else, or something else; null once the contract has ended. */
const nextLook = ({ span }: Timeline, today: PlainDate): PlainDate | null => {
  const next = addMonths(firstOfMonth(today), 1)
  return span.to !== NO_END && span.to <= next ? null : next
}

/**
 * Makes the shares of a contract those that were planned, from a month on, in the same months that were claimed: what
 * the parents are credited is claimed of who pays, and the other way round. Returns how much was agreed anew. What is
 * no contract yet is looked at again when it may be one.
 */
export async function alignShares(
  world: World,
  tx: Transaction,
  contractId: string,
  { from, actorId }: { from: PlainDate; actorId: string | null },
): Promise<number> {
  const [clientId, now] = [clientIdOf(world), world.clock()]
  const today = businessDateOf(now)
  return outsideWall(tx, async () => {
    const stored = await lockContract(tx, clientId, contractId)
    const timeline = stored && fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
    if (!stored || !timeline) {
      const isOver = stored?.state === 'Rejected' || stored?.state === 'Cancelled'
      await watchShares(tx, { contractId, clientId }, isOver ? null : addDays(today, 1))
      return 0
    }
    const first = from < timeline.span.from ? firstOfMonth(timeline.span.from) : firstOfMonth(from)
    const plan = await plannedShares(world, tx, contractId, { subscriberId: stored.subscriberId, from: first })
    const needed = plan ? sharesToAgree(timeline.shares, plan.steps) : []
    const recording = { recordedOn: now, actorId, today }
    if (needed.length > 0)
      await record(
        tx,
        stored,
        recording,
        ...needed.map(({ from: effectiveOn, value: shares }) => ({
          kind: 'sharesAgreed' as const,
          effectiveOn: effectiveOn < timeline.span.from ? timeline.span.from : effectiveOn,
          payload: { shares },
        })),
      )
    // The plan of a school year ends with it: the next one is looked at when it begins.
    const next = nextLook(timeline, today)
    const begins = schoolYearOf(timeline.span.from).from
    await watchShares(tx, { contractId, clientId }, next !== null && next < begins ? begins : next)
    return needed.length
  })
}
