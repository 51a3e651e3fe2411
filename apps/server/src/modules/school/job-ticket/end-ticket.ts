import {
  addDays,
  BERLIN,
  businessDateOf,
  type EndReason,
  fold,
  type Happening,
  type LeavingReason,
  lastDayOfTicket,
  type PlainDate,
  startOfDay,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../../subscription/contract/index.ts'
import { endLinksFor, makeLink } from '../../subscription/link/index.ts'
import { agreedAbove } from './in-force.queries.ts'

type Ending = Extract<Happening, { kind: 'ended' }>

/** Why a ticket ends, in the words of contracts. */
const ENDED_BY: Readonly<Record<LeavingReason, EndReason>> = {
  left: 'customerRequest',
  death: 'death',
  frameworkEnds: 'transportOperatorRequest',
}

export interface Leaving {
  /** Last day at the company. */
  leavesOn: PlainDate
  reason: LeavingReason
}

/** What ends the ticket of whoever is said today to leave, by what is agreed; undefined: nothing ever was. */
export async function endingOfTicket(
  world: World,
  db: Statements,
  organisationPartyId: string,
  { leavesOn, reason }: Leaving,
): Promise<Ending | undefined> {
  const toldOn = businessDateOf(world.clock())
  const agreed = await agreedAbove(db, organisationPartyId, toldOn)
  if (!agreed) return undefined
  const lastDay = lastDayOfTicket(agreed.terms.exit, { leavesOn, toldOn, reason })
  return { kind: 'ended', effectiveOn: addDays(lastDay, 1), payload: { reason: ENDED_BY[reason] } }
}

export interface EndedTicket {
  contractId: string
  number: string
  lastDay: PlainDate
  /** Which event of the contract ends it. */
  seq: number
}

/** Mails a link by which the leaver goes on privately; its time runs from the last day on, and earlier ones end. */
async function offerToGoOn(world: World, tx: Transaction, contractId: string, endsOn: PlainDate): Promise<void> {
  const clientId = clientIdOf(world)
  const countedFrom = startOfDay(endsOn, BERLIN)
  await endLinksFor(tx, { contractId, act: 'goPrivate', usedOn: world.clock() })
  const link = await makeLink(world, tx, { contractId, act: 'goPrivate', countedFrom })
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'leaves', linkId: link.id })
}

/**
 * Ends the ticket of an employee who leaves, and mails them a link to go on with it privately; nobody is mailed of who
 * died. Undefined where it ends by then anyway, or nothing was agreed. `actorId`: whose account says so; null: the
 * shop by itself.
 */
export async function endTicket(
  world: World,
  tx: Transaction,
  contractId: string,
  leaving: Leaving,
  actorId: string | null,
): Promise<EndedTicket | undefined> {
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  const now = world.clock()
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
  if (!stored?.organisationId || !timeline) return undefined
  const ending = await endingOfTicket(world, tx, stored.organisationId, leaving)
  if (!ending || timeline.span.to <= ending.effectiveOn) return undefined
  const { seq } = await record(tx, stored, { recordedOn: now, actorId, today: businessDateOf(now) }, ending)
  if (leaving.reason !== 'death') await offerToGoOn(world, tx, contractId, ending.effectiveOn)
  return { contractId, number: stored.number, lastDay: addDays(ending.effectiveOn, -1), seq }
}
