import {
  type AcceptChangeRequest,
  acceptSchoolChangeRequest,
  type Call,
  type DeclineChangeRequest,
  declineSchoolChangeRequest,
  type SchoolChangeRequest,
} from '@billett/contract'
import {
  businessDateOf,
  dayOfRequest,
  isUndecided,
  type PortalRequest,
  pathOfNo,
  pathOfYes,
  withOtherDay,
  withTakeOver,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { proceedApplication } from '../../subscription/application/index.ts'
import { nameOfVisitor } from '../reach/index.ts'
import { declineReasonById } from '../school-contract/index.ts'
import { advanced, noteMoves } from './advance-request.ts'
import type { Done } from './effect/effect.ts'
import { effectOf } from './effect/effect-of.ts'
import { mayDecide } from './request.present.ts'
import { hasMoved, lockRequest, type StoredRequest, storeRequest } from './request.repository.ts'
import { askerOf } from './request-mail.queries.ts'
import { presentedRequest, seenRequest } from './show-requests.ts'

/**
 * One that the reader decides on, held until the transaction ends; undefined: they have decided on it before. Refuses
 * `changeRequestNotFound`, `changedMeanwhile` what was moved since it was read, and `decisionNotAwaited`.
 */
async function lockToDecide(
  context: Context,
  tx: Transaction,
  guid: string,
  version: number | undefined,
): Promise<StoredRequest | undefined> {
  await seenRequest(context, tx, guid)
  const stored = (await lockRequest(tx, guid)) ?? refuse('changeRequestNotFound', 'guid')
  if (!mayDecide(await seenRequest(context, tx, guid))) {
    // Who says the same twice has said it once.
    if (await hasMoved(tx, guid, context.visitor.id)) return undefined
    return refuse('decisionNotAwaited', 'guid')
  }
  if (version !== undefined && version !== stored.version) refuse('changedMeanwhile', 'version')
  return stored
}

/** Tells whoever asked, where it is decided. */
async function tell(context: Context, tx: Transaction, { id, state, requestedBy }: StoredRequest): Promise<void> {
  const { world } = context
  if (isUndecided(state) || requestedBy === null || requestedBy === context.visitor.id) return
  await world.jobs.send(tx, 'sendSchoolRequestMail', { clientId: clientIdOf(world), requestId: id })
}

async function stored(
  context: Context,
  tx: Transaction,
  call: Call,
  before: StoredRequest,
  next: Parameters<typeof advanced>[2],
): Promise<Done> {
  const { request, done } = await advanced(context, before, next)
  await storeRequest(tx, request)
  await noteMoves(context, tx, call, { id: before.id, from: before.state, moves: next.moves })
  await tell(context, tx, request)
  return done
}

/**
 * Something else than was asked for: from another day on, or of somebody who comes from another school. Refuses
 * `notValid` what has no day, or would end before it, and what is about no new pupil.
 */
function agreedTo(
  { asked, agreed }: StoredRequest,
  { effectiveOn: day, takesOver }: Pick<AcceptChangeRequest, 'effectiveOn' | 'takesOver'>,
): PortalRequest | null {
  const from = day === undefined ? agreed : (withOtherDay(agreed ?? asked, day) ?? refuse('notValid', 'effectiveOn'))
  if (takesOver === undefined) return from
  return withTakeOver(from ?? asked, takesOver) ?? refuse('notValid', 'takesOver')
}

const askedBy = ({ id, requestedBy, requestedOn }: StoredRequest, { visitor }: Context, isSubjectSeen: boolean) => ({
  ...{ requestId: id, accountId: requestedBy ?? visitor.id, receivedOn: requestedOn },
  isSubjectSeen,
})

/** Says yes in the caller's transaction; the last yes makes it come about. */
export async function acceptIn(
  context: Context,
  tx: Transaction,
  guid: string,
  { comment = '', effectiveOn, takesOver, version }: AcceptChangeRequest,
): Promise<Done> {
  const before = await lockToDecide(context, tx, guid, version)
  if (!before) return {}
  const agreed = agreedTo(before, { effectiveOn, takesOver })
  const [by = 'school', ...deciders] = before.deciders
  const asker = askedBy(before, context, takesOver === undefined)
  const effect = await effectOf({ context, tx, asker }, agreed ?? before.asked)
  const moves = pathOfYes(before.state, { by, next: deciders[0], isModified: agreed !== null })
  const name = await nameOfVisitor(context, tx)
  const said = { decidedBy: name, decision: comment === '' ? before.decision : comment, by: name }
  return stored(context, tx, acceptSchoolChangeRequest, { ...before, agreed }, { moves, deciders, effect, ...said })
}

/**
 * Says yes. Asked again it answers how the request stands. Refuses as `lockToDecide` does, and what cannot be any more.
 */
export async function acceptRequest(
  context: Context,
  guid: string,
  given: AcceptChangeRequest,
): Promise<SchoolChangeRequest> {
  const { world } = context
  const { contractId } = await world.db.transaction(tx => acceptIn(context, tx, guid, given))
  if (contractId) await proceedApplication(world, contractId)
  return presentedRequest(context, world.db, guid)
}

/** What is declined, from today on where its first day has gone by meanwhile. */
function stillAsked({ world }: Context, { asked, agreed }: StoredRequest): PortalRequest {
  const today = businessDateOf(world.clock())
  const wanted = agreed ?? asked
  return (dayOfRequest(wanted) ?? today) < today ? (withOtherDay(wanted, today) ?? wanted) : wanted
}

/**
 * The decision by which who pays declines what somebody may be entitled to, with its letter; nothing of what cannot be
 * decided any more, as whoever has it already. Returns the application that it is about.
 */
async function decidedNo(context: Context, tx: Transaction, before: StoredRequest, no: { by: string; reason: string }) {
  const scene = { context, tx, asker: askedBy(before, context, true) }
  const effect = await effectOf(scene, stillAsked(context, before)).catch((failure: unknown) => {
    if (failure instanceof Refused) return undefined
    throw failure
  })
  const done = await effect?.makeNo?.(no)
  return done?.contractId
}

/** Says no for a reason, in the caller's transaction. Refuses as `acceptIn` does, and `declineReasonNotFound`. */
export async function declineIn(
  context: Context,
  tx: Transaction,
  guid: string,
  { declineReason, comment = '', version }: DeclineChangeRequest,
): Promise<void> {
  const reason = await declineReasonById(tx, 'changeRequest', declineReason)
  if (!reason) return refuse('declineReasonNotFound', 'declineReason')
  const before = await lockToDecide(context, tx, guid, version)
  if (!before) return
  const [by = 'school'] = before.deciders
  const name = await nameOfVisitor(context, tx)
  const { language } = (await askerOf(tx, guid)) ?? context
  // In the language of whoever asked.
  const decision = [reason[language], comment].filter(part => part !== '').join(': ')
  const next = { moves: pathOfNo(before.state, by), deciders: [], effect: null, decidedBy: name, decision, by: name }
  const made = by === 'payer' ? await decidedNo(context, tx, before, { by: name, reason: decision }) : undefined
  const about = { ...before, contractId: made ?? before.contractId }
  await stored(context, tx, declineSchoolChangeRequest, about, next)
}

/** Says no for a reason. Refuses as `declineIn` does. */
export const declineRequest = (
  context: Context,
  guid: string,
  given: DeclineChangeRequest,
): Promise<SchoolChangeRequest> =>
  context.world.db.transaction(async tx => {
    await declineIn(context, tx, guid, given)
    return presentedRequest(context, tx, guid)
  })
