import { DESK_CHARGES, DESK_END_REASONS, LONG_REASON_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffContractChange } from '../../replies/staff-contract.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'
import { ASKED_CHANGES } from '../subscription/change-requests.ts'

const ContractParams = z.object({ contractGuid: Guid })

/** Cents; more is nothing that somebody enters by hand. */
const MOST_CENTS = 1_000_000

const End = {
  /** Of the contract. No matter of notice: it may be today, or have gone by. */
  lastDay: PlainDate,
  reason: z.enum(DESK_END_REASONS, key('required')),
}

const Resume = {
  /** The first day that is covered again. */
  from: PlainDate,
}

const Charge = {
  /** A credit, or which fee. */
  what: z.enum(DESK_CHARGES, key('required')),
  /** Claimed once, or given back once where it is a credit. */
  amountInCent: count(1, MOST_CENTS),
}

/** What only people of the company enter. */
const DESK_EVENTS = [
  z.object({ kind: z.literal('end'), ...End }),
  z.object({ kind: z.literal('resume'), ...Resume }),
  z.object({ kind: z.literal('charge'), ...Charge }),
] as const

/**
 * What staff have happen to a contract: what its customer may ask for, the pass blocked or no longer, and what only
 * people of the company enter.
 */
const StaffChange = z.union([
  ...ASKED_CHANGES,
  z.object({ kind: z.literal('block') }),
  z.object({ kind: z.literal('unblock') }),
  ...DESK_EVENTS,
])
export type StaffChange = z.infer<typeof StaffChange>

const ChangeContract = z.object({
  change: StaffChange,
  /** The day the customer’s wish was received, by which deadlines go; without it today. */
  receivedOn: z.optional(PlainDate),
  /** What the customer is told; of what they could not have asked for only people of the company read it. */
  reason: requiredLine(LONG_REASON_LENGTH),
  /** `seq` of the contract as it was seen; refused where something has happened since. A charge is refused without. */
  seq: z.optional(count(0, 2_147_483_647)),
})
export type ChangeContract = z.infer<typeof ChangeContract>

export const changeStaffContract = defineCall({
  name: 'admin/changeContract',
  service: 'admin',
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/events',
  summary: 'Has something happen to a contract, as its customer wished or as staff enter it; a trial shows each debit',
  access: {
    who: 'staff',
    rights: ['AllowedToUseAdminPanel', 'AllowedToSeeContracts', 'AllowedToActOnContracts'],
    noted: true,
    stepUp: true,
    approval: 'contracts',
  },
  params: ContractParams,
  query: DryRun,
  body: ChangeContract,
  reply: list(StaffContractChange),
})
