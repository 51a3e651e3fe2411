import { LONG_REASON_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { StaffContractChange } from '../../replies/staff-contract.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'
import { ASKED_CHANGES } from '../subscription/change-requests.ts'

const ContractParams = z.object({ contractGuid: Guid })

/** What staff have happen to a contract: what its customer may ask for, and the pass blocked or no longer. */
const StaffChange = z.union([
  ...ASKED_CHANGES,
  z.object({ kind: z.literal('block') }),
  z.object({ kind: z.literal('unblock') }),
])
export type StaffChange = z.infer<typeof StaffChange>

const ChangeContract = z.object({
  change: StaffChange,
  /** The day the customer’s wish was received, by which deadlines go; without it today. */
  receivedOn: z.optional(PlainDate),
  /** What the customer is told; of a block only people of the company read it. */
  reason: requiredLine(LONG_REASON_LENGTH),
  /** `seq` of the contract as it was seen; refused where something has happened since. */
  seq: z.optional(count(0, 2_147_483_647)),
})
export type ChangeContract = z.infer<typeof ChangeContract>

export const changeStaffContract = defineCall({
  name: 'admin/changeContract',
  service: 'admin',
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/events',
  summary: 'Has something happen to a contract as its customer wished; a trial shows debit by debit what changes',
  access: {
    who: 'staff',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeContracts', 'AllowedToActOnContracts'],
    approval: 'contracts',
  },
  params: ContractParams,
  query: DryRun,
  body: ChangeContract,
  reply: list(StaffContractChange),
})
