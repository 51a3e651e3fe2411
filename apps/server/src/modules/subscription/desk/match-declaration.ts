import {
  addDays,
  afterGivingUp,
  businessDateOf,
  type CancellationDeclaration,
  cancellationDates,
  cancelled,
  fold,
  type Happening,
  type Instant,
  isContract,
  isFinalApplication,
  type PlainDate,
  type Timeline,
  withdrawn,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { applicationState, findOrdered, moveApplication, type Ordered } from '../application/index.ts'
import { insertRequest } from '../change-request/index.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { findCancellation, findWithdrawal, insertDecision } from './desk.repository.ts'

export interface Deciding {
  declarationId: string
  /** Who decided, by name. */
  by: string
  reason: string
}

interface Matched extends Deciding {
  contractId: string
  /** Of a cancellation: another last day than the one that follows from it. */
  lastDay?: PlainDate | undefined
}

type Ended = Extract<Happening, { kind: 'ended' }>

/** The end a cancellation leads to: the moment of its receipt decides. Null where the contract ends by then anyway. */
function endByNotice(
  timeline: Timeline,
  { configuration }: Ordered,
  { content, receivedOn }: { content: CancellationDeclaration; receivedOn: Instant },
  lastDay: PlainDate | undefined,
): Ended | null {
  if (content.kind === 'extraordinary' || lastDay !== undefined) {
    const last = lastDay ?? (content.date === '' ? businessDateOf(receivedOn) : content.date)
    return { kind: 'ended', effectiveOn: addDays(last, 1), payload: { reason: 'customerRequest' } }
  }
  const dates = cancellationDates(timeline, configuration.terms, receivedOn)
  if (dates.earliest === null && timeline.endReason !== null) return null
  const { date } = content
  const chosen = date === '' ? null : (dates.allowed.find(day => day >= date) ?? dates.latest)
  return accepted(cancelled(dates, chosen)).happening
}

interface Held {
  ordered: Ordered
  timeline: Timeline | null
  /** When it was concluded; null while it is not. */
  concludedOn: Instant | null
}

async function hold(world: World, tx: Transaction, contractId: string): Promise<Held> {
  const clientId = clientIdOf(world)
  await lockContract(tx, clientId, contractId)
  const ordered = (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound')
  const events = (await historiesOf(tx, [contractId])).get(contractId) ?? []
  const concluded = events.find(({ kind }) => kind === 'concluded')
  return { ordered, timeline: fold(events, world.clock()), concludedOn: concluded?.recordedOn ?? null }
}

/** Ends a contract that is granted, or gives up an application; both by whoever declared it. */
async function end(
  world: World,
  tx: Transaction,
  { ordered, timeline }: Held,
  happening: Ended | null,
  { by, reason }: Pick<Matched, 'by' | 'reason'>,
  receivedOn: Instant,
): Promise<number[]> {
  const { contract } = ordered
  const state = applicationState(contract.state)
  const now = world.clock()
  const today = businessDateOf(now)
  if (isFinalApplication(state) && !timeline) return []
  const isOver = happening?.payload.reason === 'withdrawal'
  if (!isContract(state) || isOver)
    await moveApplication(
      world,
      tx,
      ordered,
      { movedBy: by, reason },
      timeline && happening ? afterGivingUp(state, timeline.span.from, businessDateOf(receivedOn)) : 'Cancelled',
    )
  const stored = await lockContract(tx, contract.clientId, contract.id)
  if (!happening || !timeline || !stored) return []
  const { seq } = await record(tx, stored, { recordedOn: now, actorId: null, today }, happening)
  return [seq]
}

async function tell(world: World, tx: Transaction, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'ended', linkId: null })
}

async function decide(
  world: World,
  tx: Transaction,
  { declarationId, by, reason }: Deciding,
  contractId: string | null,
): Promise<void> {
  const isFirst = await insertDecision(tx, {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    about: 'declaration',
    subjectId: declarationId,
    contractId,
    outcome: contractId === null ? 'dismissed' : 'applied',
    decidedBy: [by],
    reason,
    decidedOn: world.clock(),
  })
  if (!isFirst) refuse('declarationNotFound')
}

/** What a cancellation leads to, with the request that the customer sees in the account. */
async function cancel(
  world: World,
  tx: Transaction,
  held: Held,
  cancellation: { content: CancellationDeclaration; receivedOn: Instant },
  matched: Matched,
): Promise<void> {
  const { ordered, timeline } = held
  const happening = timeline && endByNotice(timeline, ordered, cancellation, matched.lastDay)
  const events = await end(world, tx, held, happening, matched, cancellation.receivedOn)
  const { content, receivedOn } = cancellation
  if (!happening) return
  await insertRequest(tx, {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    contractId: ordered.contract.id,
    organisationId: ordered.contract.organisationId,
    kind: 'cancel',
    state: 'accepted',
    change: { kind: 'cancel', date: content.date === '' ? null : content.date, reason: 'customerRequest' },
    requestedOn: receivedOn,
    requestedBy: null,
    decidedOn: world.clock(),
    decidedBy: matched.by,
    decision: matched.reason,
    effectiveOn: happening.effectiveOn,
    takeBackUntil: null,
    events,
    takenBackBy: null,
  })
}

/**
 * A person says which contract a declaration is about, and it holds as of its receipt: a cancellation ends it with the
 * day its terms allow, a withdrawal within fourteen days with the day it came. Refuses `declarationNotFound` what is
 * decided already, and `withdrawalTooLate`.
 */
export async function matchDeclarationIn(world: World, tx: Transaction, matched: Matched): Promise<void> {
  const { declarationId, contractId } = matched
  const clientId = clientIdOf(world)
  const cancellation = await findCancellation(tx, clientId, declarationId)
  const withdrawal = await findWithdrawal(tx, clientId, declarationId)
  if (!cancellation && !withdrawal) refuse('declarationNotFound')
  const held = await hold(world, tx, contractId)
  await decide(world, tx, matched, contractId)
  if (cancellation) await cancel(world, tx, held, cancellation, matched)
  if (withdrawal) {
    const { timeline, concludedOn } = held
    const happening =
      timeline && concludedOn !== null
        ? accepted(withdrawn({ concludedOn, firstDay: timeline.span.from }, withdrawal.receivedOn)).happening
        : null
    await end(world, tx, held, happening, matched, withdrawal.receivedOn)
  }
  await tell(world, tx, contractId)
}

/** The same in a transaction of its own. */
export const matchDeclaration = (world: World, matched: Matched): Promise<void> =>
  world.db.transaction(tx => matchDeclarationIn(world, tx, matched))

/** A person says that a declaration is about no contract of this client, or cannot hold. */
export async function dismissDeclarationIn(world: World, tx: Transaction, deciding: Deciding): Promise<void> {
  const clientId = clientIdOf(world)
  const { declarationId } = deciding
  const known =
    (await findCancellation(tx, clientId, declarationId)) ?? (await findWithdrawal(tx, clientId, declarationId))
  if (!known) refuse('declarationNotFound')
  await decide(world, tx, deciding, null)
}

/** The same in a transaction of its own. */
export const dismissDeclaration = (world: World, deciding: Deciding): Promise<void> =>
  world.db.transaction(tx => dismissDeclarationIn(world, tx, deciding))
