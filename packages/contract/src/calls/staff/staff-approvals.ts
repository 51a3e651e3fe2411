import { APPROVAL_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffApproval } from '../../replies/staff-approval.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToApprove'] } as const

/** Everybody reads and takes back what they have asked for themselves. */
const ofOnesOwn = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

const APPROVAL_REASON_LENGTH = 200

const StaffApprovalsQuery = z.object({
  /** Those that are so now; all without it. */
  state: z.optional(z.enum(APPROVAL_STATES, key('notValid'))),
  ...staffPageFields,
})
export type StaffApprovalsQuery = z.infer<typeof StaffApprovalsQuery>

export const getStaffApprovals = defineCall({
  name: 'admin/getApprovals',
  service,
  method: 'GET',
  path: '/admin/approvals',
  summary: 'What people of the own company have asked for that a second person has to agree to, the latest first',
  access,
  query: StaffApprovalsQuery,
  reply: list(StaffApproval),
})

export const getOwnStaffApprovals = defineCall({
  name: 'admin/getOwnApprovals',
  service,
  method: 'GET',
  path: '/admin/approvals/own',
  summary: 'What the caller has asked for, and what became of it, the latest first',
  access: ofOnesOwn,
  query: StaffApprovalsQuery,
  reply: list(StaffApproval),
})

const ApprovalParams = z.object({ approvalId: Guid })

const Approve = z.object({
  /** Of what the caller has seen; `error.changedMeanwhile` where doing it would come to something else by now. */
  hash: line(64),
})

export const approveStaffAct = defineCall({
  name: 'admin/approve',
  service,
  method: 'POST',
  path: '/admin/approvals/{approvalId}/approve',
  summary: 'Agrees to what somebody else has asked for: it is done at once, as theirs',
  access: { ...access, stepUp: true },
  params: ApprovalParams,
  body: Approve,
  reply: list(StaffApproval),
})

const Decline = z.object({
  /** What the other person is told. */
  reason: line(APPROVAL_REASON_LENGTH),
})

export const declineStaffAct = defineCall({
  name: 'admin/decline',
  service,
  method: 'POST',
  path: '/admin/approvals/{approvalId}/decline',
  summary: 'Does not agree to it, or takes it back: it is not done, and has to be asked for anew',
  access,
  params: ApprovalParams,
  body: Decline,
  reply: list(StaffApproval),
})

export const withdrawStaffAct = defineCall({
  name: 'admin/withdraw',
  service,
  method: 'POST',
  path: '/admin/approvals/{approvalId}/withdraw',
  summary: 'Takes back what the caller has asked for themselves',
  access: ofOnesOwn,
  params: ApprovalParams,
  reply: list(StaffApproval),
})
