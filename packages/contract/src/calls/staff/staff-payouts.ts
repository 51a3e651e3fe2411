import { sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { PAYOUT_SORTS } from '../../lists/payouts-address.ts'
import { StaffBankFile } from '../../replies/staff-billing.ts'
import { PayoutAccountNamed, StaffOwedPayer, StaffPayoutFile } from '../../replies/staff-payout.ts'
import { ActReason } from '../../values/reason.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'
import { BankName, Iban } from '../pay/mandates.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const
const sees = { who: 'staff', rights } as const
const runs = { who: 'staff', rights: [...rights, 'AllowedToRunBilling'] } as const

const PayoutsQuery = z.object({
  ...staffPageFields,
  /** The latest comes first without it. */
  sort: z.optional(z.enum(sortsOf(PAYOUT_SORTS), key('notValid'))),
})
export type PayoutsQuery = z.infer<typeof PayoutsQuery>

const OwedPayersQuery = z.object({ ...staffPageFields })
export type OwedPayersQuery = z.infer<typeof OwedPayersQuery>

const PayoutParams = z.object({
  /** Of the file. */
  fileGuid: Guid,
})

const OwedPayerParams = z.object({
  /** Of whoever pays, and is owed something. */
  payerGuid: Guid,
})

const PayoutAccountBody = z.object({
  iban: Iban,
  accountHolder: BankName,
  /** How it is known that the account is theirs; stays with the note of it. */
  reason: ActReason,
})
export type GivenPayoutAccount = z.infer<typeof PayoutAccountBody>

export const getPayouts = defineCall({
  name: 'admin/getPayouts',
  service,
  method: 'GET',
  path: '/admin/payouts',
  summary: 'Files of transfers by which payers get what is owed to them, the latest first',
  access: sees,
  query: PayoutsQuery,
  reply: list(StaffBankFile),
  supersedes: true,
})

export const getPayout = defineCall({
  name: 'admin/getPayout',
  service,
  method: 'GET',
  path: '/admin/payouts/{fileGuid}',
  summary: 'A file of transfers with each that is in it, and what has become of it',
  access: sees,
  params: PayoutParams,
  reply: list(StaffPayoutFile),
})

export const getOwedPayers = defineCall({
  name: 'admin/getOwedPayers',
  service,
  method: 'GET',
  path: '/admin/owedPayers',
  summary: 'To whom money is owed that comes off nothing any more and is in no file yet, and why it waits',
  access: sees,
  query: OwedPayersQuery,
  reply: list(StaffOwedPayer),
  supersedes: true,
})

export const namePayoutAccount = defineCall({
  name: 'admin/namePayoutAccount',
  service,
  method: 'POST',
  path: '/admin/owedPayers/{payerGuid}/account',
  summary: 'Says to which account a payer is paid; whoever says so does not release the file',
  access: { ...runs, stepUp: true },
  params: OwedPayerParams,
  body: PayoutAccountBody,
  reply: list(PayoutAccountNamed),
})
