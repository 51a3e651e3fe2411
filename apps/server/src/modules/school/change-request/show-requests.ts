import {
  type ChangeRequestFilter,
  type ChangeRequestsFound,
  PORTAL_USUAL_PAGE,
  type SchoolChangeRequest,
  type SchoolChangeRequestsQuery,
} from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { knownOfRequests } from './known-elsewhere.ts'
import { mayDecide, presentSchoolRequest } from './request.present.ts'
import { countedRequests, listedRequests, type RequestRow } from './request.queries.ts'

/** As they are shown: whoever decides on a new pupil is told whether they are at another school. */
async function presented(
  context: Context,
  db: Statements,
  rows: readonly RequestRow[],
): Promise<SchoolChangeRequest[]> {
  const { world, language } = context
  const decided = rows.filter(mayDecide).map(({ id, asked, agreed }) => [id, agreed ?? asked] as const)
  const alike = await knownOfRequests(context, db, new Map(decided))
  return rows.map(row => presentSchoolRequest(world, row, { language, alike: alike.get(row.id) }))
}

/** A page of what was asked for about pupils of organisations the reader may look at. */
export async function showRequests(
  context: Context,
  { organizationId: organisationId, page = 0, pageSize = PORTAL_USUAL_PAGE, ...rest }: SchoolChangeRequestsQuery,
): Promise<SchoolChangeRequest[]> {
  const { world } = context
  const window = { limit: pageSize, offset: page * pageSize }
  const rows = await listedRequests(context, world.db, { organisationId, ...rest }, window)
  return presented(context, world.db, rows)
}

/** How many such a list has, and how many of them wait for the reader. */
export const countRequests = (
  context: Context,
  { organizationId: organisationId, ...rest }: ChangeRequestFilter,
): Promise<ChangeRequestsFound> => countedRequests(context, context.world.db, { organisationId, ...rest })

/** More than is ever asked for about one pupil. */
const MOST = 100

/** What was asked for about a pupil, the latest first. */
export async function requestsOfStudent(
  context: Context,
  db: Statements,
  studentId: string,
): Promise<SchoolChangeRequest[]> {
  const rows = await listedRequests(context, db, { studentId }, { limit: MOST, offset: 0 })
  const latest = rows.toSorted((a, b) => (a.requestedOn < b.requestedOn ? 1 : -1))
  return presented(context, db, latest)
}

/** One that the reader may look at. Refuses `changeRequestNotFound` a foreign one as one that is not. */
export async function seenRequest(context: Context, db: Statements, id: string): Promise<RequestRow> {
  const [row] = await listedRequests(context, db, { id }, { limit: 1, offset: 0 })
  return row ?? refuse('changeRequestNotFound', 'guid')
}

export async function presentedRequest(context: Context, db: Statements, id: string): Promise<SchoolChangeRequest> {
  const [request] = await presented(context, db, [await seenRequest(context, db, id)])
  return request ?? refuse('changeRequestNotFound', 'guid')
}
