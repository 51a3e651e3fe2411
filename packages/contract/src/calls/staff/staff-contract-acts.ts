import { LONG_REASON_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffContractDetail } from '../../replies/staff-contract.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = {
  who: 'staff',
  rights: ['AllowedToUseAdminPanel', 'AllowedToSeeContracts', 'AllowedToActOnContracts'],
  stepUp: true,
  approval: 'contracts',
} as const

/** What staff say to a change that was asked for. */
export const VERDICTS = ['accepted', 'rejected'] as const

const RequestParams = z.object({ contractGuid: Guid, changeRequestGuid: Guid })

const Verdict = z.object({
  /** What becomes of it. */
  verdict: z.enum(VERDICTS, key('notValid')),
  /** What whoever asked is told. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const decideStaffChangeRequest = defineCall({
  name: 'admin/decideChangeRequest',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/changeRequests/{changeRequestGuid}',
  summary: 'Accepts or rejects what somebody asked for about a contract; a trial shows what would be debited then',
  access: { ...access, noted: true },
  params: RequestParams,
  query: DryRun,
  body: Verdict,
  reply: list(StaffContractDetail),
})

const ContractParams = z.object({ contractGuid: Guid })

const Unpark = z.object({
  /** Why it may go on; kept with the decision. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const unparkStaffContract = defineCall({
  name: 'admin/unparkContract',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/unpark',
  summary: 'Lets a contract go on that was set aside; a trial shows what would be debited then',
  access: { ...access, noted: true },
  params: ContractParams,
  query: DryRun,
  body: Unpark,
  reply: list(StaffContractDetail),
})
