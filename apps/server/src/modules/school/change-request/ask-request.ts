import {
  type ChangeRequestPreview,
  createSchoolChangeRequest,
  type NewChangeRequest,
  type SchoolChangeRequest,
} from '@billett/contract'
import { type DecidingFacts, pathOfAsking, requestDeciders } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { proceedApplication } from '../../subscription/application/index.ts'
import { nameOfVisitor, rehearsed } from '../reach/index.ts'
import { advanced, noteMoves } from './advance-request.ts'
import type { Effect } from './effect/effect.ts'
import { effectOf } from './effect/effect-of.ts'
import { knownElsewhere } from './known-elsewhere.ts'
import { insertRequest, type StoredRequest } from './request.repository.ts'
import { presentedRequest, seenRequest } from './show-requests.ts'
import { sideOf } from './subject.queries.ts'

const factsOf = ({ place, payer, terms, weighs }: Effect): DecidingFacts => ({
  asker: sideOf(place),
  isObligated: place.isObligated,
  isPaid: payer !== undefined,
  terms,
  weighs,
})

/** Stores a request, and what it does where nobody has to decide. */
async function askIn(context: Context, tx: Transaction, asked: NewChangeRequest) {
  const { world, visitor } = context
  const [id, requestedOn] = [world.newRowId(), world.clock()]
  const asker = { requestId: id, accountId: visitor.id, receivedOn: requestedOn, isSubjectSeen: false }
  const effect = await effectOf({ context, tx, asker }, asked)
  const deciders = requestDeciders(asked.kind, factsOf(effect))
  const begun: StoredRequest = {
    id,
    clientId: clientIdOf(world),
    organisationId: effect.place.id,
    kind: asked.kind,
    state: 'new',
    asked: asked.kind === 'change' ? { ...asked, placeName: effect.placeName } : asked,
    agreed: null,
    deciders,
    version: 0,
    partyId: effect.studentId,
    contractId: effect.contractId,
    requestedOn,
    requestedBy: visitor.id,
    decidedOn: null,
    decidedBy: null,
    decision: null,
    effectiveOn: null,
    handedOnId: null,
  }
  const moves = pathOfAsking(deciders[0])
  const by = await nameOfVisitor(context, tx)
  const next = { moves, deciders, decidedBy: null, decision: null, effect, by }
  const { request, done } = await advanced(context, begun, next)
  await insertRequest(tx, request)
  await noteMoves(context, tx, createSchoolChangeRequest, { id, from: 'new', moves })
  return { id, effect, deciders, done }
}

/**
 * Asks for something about a pupil or a contract. It holds at once where nobody has to decide; else who decides sees it
 * from then on. Refuses whom and what the reader may not look at as what is not, and what cannot be.
 */
export async function askRequest(context: Context, asked: NewChangeRequest): Promise<SchoolChangeRequest> {
  const { world } = context
  const { id, done } = await world.db.transaction(tx => askIn(context, tx, asked))
  if (done.contractId) await proceedApplication(world, done.contractId)
  return presentedRequest(context, world.db, id)
}

/** What would become of it, by doing it and taking all of it back. Refuses as `askRequest` does. */
export const previewRequest = (context: Context, asked: NewChangeRequest): Promise<ChangeRequestPreview> =>
  context.world.db.transaction(tx =>
    rehearsed(tx, async () => {
      const alike = await knownElsewhere(context, tx, asked)
      if (alike.length > 0) return { text: [], deciders: [], effectiveOn: null, priceInCent: null, alike }
      const { id, effect, deciders } = await askIn(context, tx, asked)
      const { text } = await presentedRequest(context, tx, id)
      const { pays } = await seenRequest(context, tx, id)
      return { text, deciders, effectiveOn: effect.effectiveOn, priceInCent: pays ? effect.priceCents : null, alike }
    }),
  )
