import type {
  StaffCount,
  StaffSubmission,
  StaffSubmissionFilter,
  StaffSubmissionsQuery,
  UserMattersQuery,
} from '@billett/contract'
import { SUBMISSION_KINDS } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Window } from '../../../db/window.ts'
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

async function foundRows(context: Context, filter: SubmissionFilter, window: Window): Promise<StaffSubmission[]> {
  const { world, visitor, language } = context
  const rows = await listedSubmissions(world.db, filter, window)
  return rows.map(row => presentListed(world, row, { language, reader: visitor.id, isFull: false }))
}

/** A page of what was sent in. Refuses `narrowFilter` where it is too late a page. */
export const searchSubmissions = (context: Context, query: StaffSubmissionsQuery): Promise<StaffSubmission[]> =>
  foundRows(context, filterOf(context, query), staffWindow(query))

/** What came from an account or its address, of the clients that the caller sees, the latest first. */
export const submissionsOfUser = (
  context: Context,
  accountId: string,
  page: UserMattersQuery,
): Promise<StaffSubmission[]> => foundRows(context, { ...filterOf(context, {}), accountId }, staffWindow(page))

/** How many there are. */
export async function countSubmissions(context: Context, query: StaffSubmissionFilter): Promise<StaffCount> {
  return counted(await submissionsCounted(context.world.db, filterOf(context, query), COUNTED + 1))
}
