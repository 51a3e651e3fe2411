import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { assign, comment, finish } from './handle-submission.ts'
import { countSubmissions, searchSubmissions, submissionsOfUser } from './search-submissions.ts'
import { showSubmission } from './show-submission.ts'

export const staffSubmissionRoutes = [
  route(calls.searchStaffSubmissions, async (context, { query }) => items(await searchSubmissions(context, query))),
  route(calls.countStaffSubmissions, async (context, { query }) => item(await countSubmissions(context, query))),
  route(calls.getStaffSubmissionsOfUser, async (context, { params, query }) =>
    items(await submissionsOfUser(context, params.userId, query)),
  ),
  acting(calls.getStaffSubmission, (context, { params }, tx) => showSubmission(context, params.submissionGuid, tx)),
  acting(calls.assignStaffSubmission, (context, { params, body }, tx) => assign(context, { ...params, ...body }, tx)),
  acting(calls.commentStaffSubmission, (context, { params, body }, tx) => comment(context, { ...params, ...body }, tx)),
  acting(calls.finishStaffSubmission, (context, { params, body }, tx) => finish(context, { ...params, ...body }, tx)),
]
