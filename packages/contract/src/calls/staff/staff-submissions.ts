import { SUBMISSION_KINDS, SUBMISSION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffSubmission, StaffSubmissionDetail } from '../../replies/staff-submission.ts'
import { Instant } from '../../values/date.ts'
import { StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line, longText, requiredLongText } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeSubmissions'] } as const
const handles = { ...access, rights: [...access.rights, 'AllowedToHandleSubmissions'] } as const

/** Longest comment of staff. */
export const SUBMISSION_COMMENT_LENGTH = 1_000

const StaffSubmissionFilter = z.object({
  /** How a number, a page, an e-mail address or a last name begins. */
  search: z.optional(line(120)),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Any of these; all without it. */
  kinds: z.optional(z.array(z.enum(SUBMISSION_KINDS, key('notValid')))),
  /** All without it. */
  state: z.optional(z.enum(SUBMISSION_STATES, key('notValid'))),
  /** Those of this moment or later. */
  from: z.optional(Instant),
  /** Those before this moment. */
  before: z.optional(Instant),
})
export type StaffSubmissionFilter = z.infer<typeof StaffSubmissionFilter>

const StaffSubmissionsQuery = z.extend(StaffSubmissionFilter, staffPageFields)
export type StaffSubmissionsQuery = z.infer<typeof StaffSubmissionsQuery>

export const searchStaffSubmissions = defineCall({
  name: 'admin/searchSubmissions',
  service,
  method: 'GET',
  path: '/admin/submissions',
  summary: 'A page of what people have sent in without signing in, the oldest first',
  access,
  query: StaffSubmissionsQuery,
  reply: list(StaffSubmission),
  supersedes: true,
})

export const countStaffSubmissions = defineCall({
  name: 'admin/countSubmissions',
  service,
  method: 'GET',
  path: '/admin/submissions/count',
  summary: 'How many submissions staff would find',
  access,
  query: StaffSubmissionFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const SubmissionParams = z.object({
  /** Of what was sent in. */
  submissionGuid: Guid,
})

export const getStaffSubmission = defineCall({
  name: 'admin/getSubmission',
  service,
  method: 'GET',
  path: '/admin/submissions/{submissionGuid}',
  summary: 'Everything that was sent in, what staff have noted of it, and the contracts that may be meant',
  access: { ...access, noted: true },
  params: SubmissionParams,
  reply: list(StaffSubmissionDetail),
})

const Assignment = z.object({
  /** True: the caller takes it on. False: whoever has it puts it back. */
  isMine: z.boolean(key('notValid')),
  /** With whom the caller has seen it, null for nobody; `error.changedMeanwhile` where that is another by now. */
  expected: z.nullable(Guid),
})

export const assignStaffSubmission = defineCall({
  name: 'admin/assignSubmission',
  service,
  method: 'PUT',
  path: '/admin/submissions/{submissionGuid}/assign',
  summary: 'Takes a submission on, or puts it back',
  access: handles,
  params: SubmissionParams,
  body: Assignment,
  reply: list(StaffSubmissionDetail),
})

const Comment = z.object({
  /** What colleagues are to know. */
  text: requiredLongText(SUBMISSION_COMMENT_LENGTH),
})

export const commentStaffSubmission = defineCall({
  name: 'admin/commentSubmission',
  service,
  method: 'POST',
  path: '/admin/submissions/{submissionGuid}/comments',
  summary: 'Adds what colleagues are to know of a submission',
  access: handles,
  params: SubmissionParams,
  body: Comment,
  reply: list(StaffSubmissionDetail),
})

const Completion = z.object({
  /** What was done; empty for nothing to say. */
  text: longText(SUBMISSION_COMMENT_LENGTH),
})

export const finishStaffSubmission = defineCall({
  name: 'admin/finishSubmission',
  service,
  method: 'POST',
  path: '/admin/submissions/{submissionGuid}/done',
  summary: 'Says that a barrier report or feedback is seen to, once; others are decided as declarations are',
  access: handles,
  params: SubmissionParams,
  body: Completion,
  reply: list(StaffSubmissionDetail),
})
