import type { SchoolDecision, StaffDecisionsQuery, StaffListedDecision } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import {
  decisionById,
  listedDecisions,
  objectIn,
  presentDecision,
  presentListed,
  seenOfClients,
} from '../../school/decision/index.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'

/** A page of decisions of the clients that the caller sees. */
export async function listWayDecisions(
  context: Context,
  { clientId, page, pageSize, ...query }: StaffDecisionsQuery,
): Promise<StaffListedDecision[]> {
  const { world } = context
  const today = businessDateOf(world.clock())
  const clientIds = askedClients(scopeOf(context), clientId)
  const seen = seenOfClients(clientIds)
  const rows = await listedDecisions(world.db, { ...query, seen, today }, staffWindow({ page, pageSize }))
  return rows.map(row => ({
    ...presentListed(row, today),
    clientId: row.clientId,
    client: clientName(world, row.clientId),
  }))
}

/** Refuses `decisionNotFound` for one of a client that the caller does not see as for none. */
async function seenDecision(context: Context, db: Statements, decisionGuid: string) {
  const decision = await decisionById(db, decisionGuid)
  return decision && scopeOf(context).clientIds.includes(decision.clientId)
    ? decision
    : refuse('decisionNotFound', 'decisionGuid')
}

/** Letters are documents of who decides: staff open none here. */
const shown = async (...asked: Parameters<typeof presentDecision>): Promise<SchoolDecision> => ({
  ...(await presentDecision(...asked)),
  documentGuid: null,
  measuredDocumentGuid: null,
})

/** One decision, and the note that it was read. */
export async function showWayDecision(
  context: Context,
  decisionGuid: string,
  tx: Transaction,
): Promise<Done<SchoolDecision>> {
  const decision = await seenDecision(context, tx, decisionGuid)
  const { id, clientId } = decision
  return {
    answer: item(await shown(context, tx, decision)),
    act: { kind: 'wayDecision', id, clientId, after: { shownInFull: true } },
  }
}

/** What came to the company by letter is noted; who pays decides on it. Refuses as `objectIn` does. */
export async function enterObjectionOfStaff(
  context: Context,
  { decisionGuid, receivedOn, text }: { decisionGuid: string; receivedOn: string; text: string },
  tx: Transaction,
): Promise<Done<SchoolDecision>> {
  const { world, visitor } = context
  const decision = await seenDecision(context, tx, decisionGuid)
  const { id, clientId } = decision
  const entered = { decisionId: id, receivedOn, text, by: 'staff' as const, accountId: visitor.id }
  await objectIn(worldOf(world, clientId), tx, entered)
  return {
    answer: item(await shown(context, tx, decision)),
    act: { kind: 'wayDecision', id, clientId, after: { objection: 'open', receivedOn } },
  }
}
