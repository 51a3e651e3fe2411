import type { StaffCount, StaffSubmission, StaffSubmissionFilter, StaffSubmissionsQuery } from '@billett/contract'
import { SUBMISSION_KINDS } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { listedSubmissions, type SubmissionFilter, submissionsCounted } from './listed-submissions.queries.ts'
import { presentListed } from './staff-submission.present.ts'

/** What is looked for, of the clients that the caller sees. */
export const filterOf = (
  context: Context,
  { search, clientId, kinds, state, from, before }: StaffSubmissionFilter,
): SubmissionFilter => ({
  clientIds: askedClients(scopeOf(context), clientId),
  kinds: kinds ?? SUBMISSION_KINDS,
  state,
  reader: context.visitor.id,
  term: search ?? '',
  from,
  before,
})

/** A page of what was sent in. Refuses `narrowFilter` where it is too late a page. */
export async function searchSubmissions(context: Context, query: StaffSubmissionsQuery): Promise<StaffSubmission[]> {
  const { world, visitor, language } = context
  const rows = await listedSubmissions(world.db, filterOf(context, query), staffWindow(query))
  return rows.map(row => presentListed(world, row, { language, reader: visitor.id, isFull: false }))
}

/** How many there are. */
export async function countSubmissions(context: Context, query: StaffSubmissionFilter): Promise<StaffCount> {
  return counted(await submissionsCounted(context.world.db, filterOf(context, query), COUNTED + 1))
}
