import { decideAgain as call, type DecideAgain, type DecidedAgain } from '@billett/contract'
import {
  addDays,
  addMonths,
  businessDateOf,
  firstOfMonth,
  fold,
  monthsIn,
  type PlainDate,
  schoolYearOf,
  splitPrice,
  stepAt,
  type Timeline,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { historiesOf, lockContract, record } from '../../subscription/contract/index.ts'
import { payerOfParty } from '../../subscription/party/index.ts'
import { nameOfVisitor, notePortalAct, outsideWall, rehearsed, TRIED } from '../reach/index.ts'
import { alignShares } from './align-shares.ts'
import { type Assessed, assessWay } from './assess-way.ts'
import { decideWay } from './decide-way.ts'
import { contractsOfFamily } from './plan-shares.ts'
import { paidContracts } from './seen.queries.ts'
import { waySubjects } from './subject.queries.ts'
import { priceIn } from './weigh.ts'

const timelineOf = async ({ world }: Context, tx: Transaction, id: string): Promise<Timeline | null> =>
  fold((await historiesOf(tx, [id])).get(id) ?? [], world.clock())

/** What parents and others pay of the months from a day to the end of its school year. */
function costOf(
  timeline: Timeline,
  { from, parents, price }: { from: PlainDate; parents: string; price: (month: PlainDate) => number | null },
): { parents: number; payer: number } {
  const cost = { parents: 0, payer: 0 }
  for (const month of monthsIn(from, schoolYearOf(from).to)) {
    if (!timeline.covered.some(span => span.from <= month && month < span.to)) continue
    const shares = stepAt(timeline.shares, month)?.value ?? []
    const parts = splitPrice(price(month) ?? 0, shares)
    for (const [index, { payer }] of shares.entries())
      cost[payer === parents ? 'parents' : 'payer'] += parts[index] ?? 0
  }
  return cost
}

/** Nothing is paid any more: the ticket goes on to the end of the month it has begun. */
async function endTicket(context: Context, tx: Transaction, id: string, from: PlainDate): Promise<PlainDate> {
  const { world, visitor } = context
  const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound', 'guid')
  const today = businessDateOf(world.clock())
  const first = from === firstOfMonth(from) && from > today ? from : addMonths(firstOfMonth(from), 1)
  const effectiveOn = first > today ? first : addMonths(firstOfMonth(today), 1)
  const recording = { recordedOn: world.clock(), actorId: visitor.id, today }
  await record(tx, stored, recording, { kind: 'ended', effectiveOn, payload: { reason: 'transportOperatorRequest' } })
  return addDays(effectiveOn, -1)
}

async function again(context: Context, tx: Transaction, assessed: Assessed, reason: string): Promise<DecidedAgain> {
  const { world, visitor } = context
  const { subject, ruled, from } = assessed
  if (!ruled || ruled.kind === 'unknown') return refuse('wayNotKnown', 'from')
  const { contractId: id, subscriberId } = subject
  const before = (await timelineOf(context, tx, id)) ?? refuse('contractNotFound', 'guid')
  const parents = await outsideWall(tx, () => payerOfParty(world, tx, subscriberId))
  const price = await priceIn(context, tx, assessed)
  const yes = ruled.kind !== 'notEntitled'
  const decided = await decideWay(context, tx, assessed, { yes, by: await nameOfVisitor(context, tx), reason })
  const endsOn = yes ? null : await endTicket(context, tx, id, from)
  for (const other of await contractsOfFamily(tx, subscriberId))
    await alignShares(world, tx, other, { from, actorId: visitor.id })
  const after = (await timelineOf(context, tx, id)) ?? before
  const [was, is] = [costOf(before, { from, parents, price }), costOf(after, { from, parents, price })]
  return {
    result: decided.result,
    ownShareInCent: decided.share?.cents ?? null,
    endsOn,
    parentsMoreInCent: is.parents - was.parents,
    payerMoreInCent: is.payer - was.payer,
  }
}

/**
 * Decides anew about a ticket that runs, by the rule and the facts of a day: its months before stay as they were, those
 * from the next on are shared as is decided now. Refuses `contractNotFound`, `wayNotKnown` what the rule leaves open,
 * and a day on which the ticket does not run.
 */
export const decideAgain = (
  context: Context,
  guid: string,
  { from, reason, dryRun }: DecideAgain,
): Promise<DecidedAgain> =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const [id] = await paidContracts(context, tx, [guid])
    const [subject] = id ? await waySubjects(tx, [id]) : []
    if (!id || !subject) return refuse('contractNotFound', 'guid')
    await lockContract(tx, clientIdOf(world), id)
    const timeline = await timelineOf(context, tx, id)
    if (!timeline || from < timeline.span.from || from >= timeline.span.to) return refuse('notValid', 'from')
    const assessed = (await assessWay(world, tx, subject, from)) ?? refuse('nobodyPays', 'from')
    const act = () => again(context, tx, assessed, reason)
    const done = dryRun ? await rehearsed(tx, act) : await act()
    await notePortalAct(context, tx, call, { aboutId: id, ...(dryRun ? TRIED : { result: done.result, from }) })
    return done
  })
