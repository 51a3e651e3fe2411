import {
  addMonths,
  businessDateOf,
  firstOfMonth,
  fold,
  type Happening,
  hasDay,
  type Instant,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../../subscription/contract/index.ts'

type Timeline = NonNullable<ReturnType<typeof fold>>

/** Records something on those contracts for which it is still to be. */
async function onEach(
  world: World,
  tx: Transaction,
  contractIds: readonly string[],
  happeningOf: (timeline: Timeline, today: PlainDate) => Happening | null,
): Promise<void> {
  const recordedOn: Instant = world.clock()
  const today = businessDateOf(recordedOn)
  for (const contractId of contractIds.toSorted()) {
    const stored = await lockContract(tx, clientIdOf(world), contractId)
    const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], recordedOn)
    const happening = timeline && happeningOf(timeline, today)
    if (stored && happening) await record(tx, stored, { recordedOn, actorId: null, today }, happening)
  }
}

const isBlockedForDebt = ({ blocked }: Timeline, today: PlainDate): boolean =>
  blocked.some(({ cause, spans }) => cause === 'debt' && spans.some(span => hasDay(span, today)))

/** Passes are good for nothing from today on: something is owed for them. */
export const block = (world: World, tx: Transaction, contractIds: readonly string[]): Promise<void> =>
  onEach(world, tx, contractIds, (timeline, today) =>
    isBlockedForDebt(timeline, today) ? null : { kind: 'blocked', effectiveOn: today, payload: { cause: 'debt' } },
  )

/** Passes are good again from today on, and are issued anew. */
export const unblock = (world: World, tx: Transaction, contractIds: readonly string[]): Promise<void> =>
  onEach(world, tx, contractIds, (timeline, today) =>
    isBlockedForDebt(timeline, today) ? { kind: 'unblocked', effectiveOn: today, payload: { cause: 'debt' } } : null,
  )

/** Contracts end with the month, since nobody pays for them. */
export const endForDebt = (world: World, tx: Transaction, contractIds: readonly string[]): Promise<void> =>
  onEach(world, tx, contractIds, ({ span }, today) => {
    const effectiveOn = addMonths(firstOfMonth(today), 1)
    return span.to <= effectiveOn ? null : { kind: 'ended', effectiveOn, payload: { reason: 'breach' } }
  })
