import { type ApplicationState, afterRating, type NextMove, nextMove, SUSPECTED, WARNED_OF } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { SubscriptionNews } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { lockContract } from '../../contract/index.ts'
import { makeLink } from '../../link/index.ts'
import { applicationState, findOrdered, movesOf, type Ordered } from '../application.repository.ts'
import { hasPaidFirst, spendFirstPayment } from '../first-payment/spend-first-payment.ts'
import { type Mover, moveApplication } from '../move.ts'
import { proofsOf } from '../proof/proof.repository.ts'
import { applicationNeeds } from './application-needs.ts'
import { askOutside } from './ask-outside.ts'
import { assessRisk } from './assess-risk.ts'
import { conclude } from './grant.ts'

/** More moves than any application makes by itself. */
const MOST = 12

/** Of which arrivals the applicant hears. */
export const NEWS: Partial<Record<ApplicationState, SubscriptionNews>> = {
  Rejected: 'rejected',
  ApprovalOrganizationPending: 'pending',
  TransporterExamination: 'pending',
  ManualProcessingNecessary: 'pending',
}

/**
 * Takes an application to a state and does what belongs to it; its contract is locked. A contract that is granted is
 * concluded with it.
 */
export async function arriveAt(
  world: World,
  tx: Transaction,
  ordered: Ordered,
  mover: Mover,
  ...to: readonly ApplicationState[]
): Promise<void> {
  const { contractId } = ordered.application
  const state = await moveApplication(world, tx, ordered, mover, ...to)
  if (state === 'Granted') await conclude(world, tx, ordered)
  const kind = NEWS[state]
  const clientId = clientIdOf(world)
  if (kind) await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind, linkId: null })
}

/** Somebody outside who was asked. */
export type Silent = Extract<NextMove, { kind: 'ask' }>['whom']

interface Onward {
  to: ApplicationState
  reason?: string
  /** The applicant has to pay before it goes on. */
  paysFirst?: boolean
  /** Somebody has to look at it where it has arrived. */
  isForPeople?: boolean
}

/** Mails whoever may have gone from the page by now a link that leads back to it. */
async function askToPayFirst(world: World, tx: Transaction, contractId: string): Promise<void> {
  const link = await makeLink(world, tx, { contractId, act: 'confirm' })
  const clientId = clientIdOf(world)
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'payFirst', linkId: link.id })
}

/** Moves on where nobody else has meanwhile. */
async function moveOn(world: World, ordered: Ordered, { to, reason, paysFirst = false, isForPeople = false }: Onward) {
  const { contractId } = ordered.application
  const clientId = clientIdOf(world)
  const mover = reason === undefined ? { movedBy: 'shop' } : { movedBy: 'shop', reason }
  await world.db.transaction(async tx => {
    const locked = await lockContract(tx, clientId, contractId)
    if (locked?.state !== ordered.contract.state) return
    await arriveAt(world, tx, ordered, mover, to, ...(isForPeople ? (['TransporterExamination'] as const) : []))
    if (paysFirst) await askToPayFirst(world, tx, contractId)
    await world.reached('applicationMoveToBeStored')
  })
  await world.reached('applicationMoveStored')
}

/**
 * Takes an application as far as it goes by itself, and money that was paid for it where it belongs. Whatever it has to
 * ask outside it asks between two transactions, so that whoever is killed in between leaves an application the next one
 * goes on with. Returns who was asked and said nothing; null where nobody was silent.
 */
export async function proceedApplication(world: World, contractId: string): Promise<Silent | null> {
  const silent = await goOn(world, contractId)
  await spendFirstPayment(world, contractId)
  return silent
}

/** Why an application moves by itself where it does not go its usual way. */
const BECAUSE: Partial<Record<ApplicationState, string>> = {
  // Only the guard has somebody pay first whom no agency was asked about.
  CreditRatingConspicuous1: SUSPECTED,
  Rejected: WARNED_OF,
}

function moved(to: ApplicationState): Onward {
  const reason = BECAUSE[to]
  return reason === undefined ? { to } : { to, reason }
}

async function goOn(world: World, contractId: string): Promise<Silent | null> {
  let silent: Silent | null = null
  for (let moves = 0; moves < MOST; moves += 1) {
    const ordered = await findOrdered(world.db, clientIdOf(world), contractId)
    if (!ordered) return silent
    const needs = applicationNeeds(
      world,
      ordered,
      await proofsOf(world.db, contractId),
      await movesOf(world.db, contractId),
      await hasPaidFirst(world.db, ordered),
    )
    const next = nextMove(applicationState(ordered.contract.state), needs)
    if (next.kind === 'wait') return silent
    const asksToPay = (to: ApplicationState): boolean =>
      to === 'CreditRatingConspicuous1' && nextMove(to, needs).kind === 'wait'
    if (next.kind === 'move') await moveOn(world, ordered, { ...moved(next.to), paysFirst: asksToPay(next.to) })
    else if (next.whom === 'fraudGuard') {
      if (!(await assessRisk(world, ordered))) return next.whom
    } else {
      const answer = await askOutside(world, ordered, next.whom)
      if (!answer) return next.whom
      if (answer.to === 'CreditRatingFailed') silent = next.whom
      const { to, because } = afterRating(answer.to, needs)
      const reason = because === undefined ? answer.reason : `${answer.reason}, ${because}`
      await moveOn(world, ordered, { ...answer, to, reason, paysFirst: asksToPay(to) })
    }
  }
  return silent
}
