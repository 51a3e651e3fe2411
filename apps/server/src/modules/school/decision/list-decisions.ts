import { type DecisionsQuery, type ListedDecision, PORTAL_USUAL_PAGE } from '@billett/contract'
import { businessDateOf, decisionNumber, objectionTerm, type PlainDate } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { type DecisionRow, listedDecisions, seenByPayer } from './listed.queries.ts'

/** A decision as lists tell of it, with how its term stands on a day. */
export const presentListed = (row: DecisionRow, today: PlainDate): ListedDecision => ({
  guid: row.id,
  number: decisionNumber(row.number, row.schoolYear),
  result: row.result,
  departs: row.departs,
  decidedOn: row.decidedOn,
  decidedBy: row.decidedBy,
  authority: row.authorityName,
  organisation: { guid: row.organisationId, name: row.organisationName },
  student: { guid: row.studentId, name: [row.lastName, row.firstName].filter(Boolean).join(', ') },
  contractGuid: row.contractId,
  contractNumber: row.contractNumber,
  isRunning: row.state === 'Granted',
  objectionUntil: row.objectionUntil,
  term: objectionTerm(row, today).state,
  objection: row.objection && { state: row.objection.state, receivedOn: row.objection.receivedOn },
})

/** A page of decisions across contracts, with how the term of each stands; who pays nothing reads none. */
export async function showListedDecisions(
  context: Context,
  { page = 0, pageSize = PORTAL_USUAL_PAGE, organizationId, ...query }: DecisionsQuery,
): Promise<ListedDecision[]> {
  const { db, clock } = context.world
  const today = businessDateOf(clock())
  const seen = seenByPayer(context, organizationId)
  const window = { limit: pageSize, offset: page * pageSize }
  const rows = await listedDecisions(db, { ...query, seen, today }, window)
  return rows.map(row => presentListed(row, today))
}
