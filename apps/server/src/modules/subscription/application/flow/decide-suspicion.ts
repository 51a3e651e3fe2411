import {
  awaitsDecision,
  businessDateOf,
  type FraudState,
  type FraudVerdict,
  fold,
  hasDay,
  type Instant,
  isContract,
  isExamined,
  SUSPECTED,
} from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { announce } from '../../../run/webhook/index.ts'
import { historiesOf, lockContract, record } from '../../contract/index.ts'
import { lockCase, setVerdict } from '../../fraud/index.ts'
import { applicationState, findOrdered, movesOf, type Ordered } from '../application.repository.ts'
import { decideApplicationIn } from './decide-application.ts'
import { arriveAt } from './proceed-application.ts'

interface Decided {
  contractId: string
  /** When what they have seen was found. */
  assessedOn: Instant
  /** How the case stood then. */
  state: FraudState
  verdict: FraudVerdict
  /** Of whoever decided. */
  userId: string
  name: string
  reason: string
}

/** Whether an order waits for money only since the guard wants it so. */
async function paysForSuspicion(tx: Transaction, contractId: string): Promise<boolean> {
  const last = (await movesOf(tx, contractId)).at(-1)
  return last?.to === 'CreditRatingConspicuous1' && (last.reason?.endsWith(SUSPECTED) ?? false)
}

/** A contract that runs: its pass is good for nothing from today on, or good again. */
async function blockOrUnblock(world: World, tx: Transaction, { contractId, verdict, userId }: Decided): Promise<void> {
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  const recordedOn = world.clock()
  const today = businessDateOf(recordedOn)
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], recordedOn)
  if (!stored || !timeline) return
  const effectiveOn = today < timeline.span.from ? timeline.span.from : today
  const isBlocked = timeline.blocked.some(
    ({ cause, spans }) => cause === 'fraud' && spans.some(span => hasDay(span, effectiveOn)),
  )
  if (isBlocked === (verdict === 'confirmed')) return
  const kind = verdict === 'confirmed' ? ('blocked' as const) : ('unblocked' as const)
  const recording = { recordedOn, actorId: userId, today }
  await record(tx, stored, recording, { kind, effectiveOn, payload: { cause: 'fraud' } })
}

async function applyTo(world: World, tx: Transaction, ordered: Ordered, decided: Decided): Promise<void> {
  const { contractId, verdict, name, reason } = decided
  const state = applicationState(ordered.contract.state)
  if (isContract(state)) return blockOrUnblock(world, tx, decided)
  if (awaitsDecision(state)) {
    // That it is no fraud says nothing of what a school, a payer or a district has to say.
    if (verdict === 'overruled' && !isExamined(state)) return
    const decision = verdict === 'overruled' ? ('approve' as const) : ('reject' as const)
    await decideApplicationIn(world, tx, contractId, { decision, by: [name], reason })
    return
  }
  if (!(await paysForSuspicion(tx, contractId))) return
  const mover = { movedBy: name, reason }
  if (verdict === 'overruled') await arriveAt(world, tx, ordered, mover, 'Granted')
  else await arriveAt(world, tx, ordered, mover, 'ManualProcessingNecessary', 'Rejected')
  await world.jobs.send(tx, 'proceedApplication', { clientId: clientIdOf(world), contractId })
}

/**
 * What somebody of the company makes of a suspicion, in the caller's transaction. Overruled, the order goes on as if
 * nobody had suspected it; confirmed, it is rejected, a contract that runs is blocked, and its account is known for it.
 * A suspicion that was confirmed can be overruled later. Refuses `fraudCaseNotFound`, `fraudCaseDecided` where it is
 * overruled or decided so already, and `changedMeanwhile` where another account was looked at since, somebody has
 * confirmed it, or what was asked was shown: whoever decides against another's verdict has seen it.
 */
export async function decideSuspicion(world: World, tx: Transaction, decided: Decided): Promise<void> {
  const { contractId, assessedOn, state, verdict, userId, reason } = decided
  const clientId = clientIdOf(world)
  await lockContract(tx, clientId, contractId)
  const found = (await lockCase(tx, clientId, contractId)) ?? refuse('fraudCaseNotFound', 'contractGuid')
  if (found.level === 'low') refuse('fraudCaseNotFound', 'contractGuid')
  if (found.assessedOn !== new Date(assessedOn).toISOString()) refuse('changedMeanwhile', 'assessedOn')
  if (found.state === 'overruled' || found.state === verdict) refuse('fraudCaseDecided')
  if (found.state !== state) refuse('changedMeanwhile', 'state')
  await setVerdict(tx, contractId, { verdict, decidedBy: userId, decidedOn: world.clock(), reason })
  await announce(tx, { clientId, event: 'suspicionDecided', data: { contractId, verdict }, on: world.clock() })
  const ordered = await findOrdered(tx, clientId, contractId)
  if (ordered) await applyTo(world, tx, ordered, decided)
  await world.reached('verdictToBeStored')
}
