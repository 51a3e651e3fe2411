import { RUN_STATES, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { RUN_SORTS } from '../../lists/billing-runs-address.ts'
import { StaffBankFile, StaffBillingRun, StaffBillingRunDetail } from '../../replies/staff-billing.ts'
import { ActReason } from '../../values/reason.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const
const sees = { who: 'staff', rights } as const
const runs = { who: 'staff', rights: [...rights, 'AllowedToRunBilling'] } as const
const releases = { who: 'staff', rights: [...rights, 'AllowedToReleaseBankFiles'] } as const

const RunParams = z.object({
  /** Of the run. */
  runGuid: Guid,
})
const FileParams = z.object({
  /** Of the file. */
  fileGuid: Guid,
})

const BillingRunsQuery = z.object({
  ...staffPageFields,
  /** Those that have come so far; all without it. */
  state: z.optional(z.enum(RUN_STATES, key('notValid'))),
  /** True: those with a file that waits for its release. */
  toRelease: z.optional(z.boolean(key('notValid'))),
  /** The latest day comes first without it. */
  sort: z.optional(z.enum(sortsOf(RUN_SORTS), key('notValid'))),
})
export type BillingRunsQuery = z.infer<typeof BillingRunsQuery>

export const BillingReasonBody = z.object({
  /** Why; stays with the note of it. */
  reason: ActReason,
})
export type BillingReason = z.infer<typeof BillingReasonBody>

export const getBillingRuns = defineCall({
  name: 'admin/getBillingRuns',
  service,
  method: 'GET',
  path: '/admin/billingRuns',
  summary: 'What is collected by direct debit, a run for each day, the latest day first',
  access: sees,
  query: BillingRunsQuery,
  reply: list(StaffBillingRun),
  supersedes: true,
})

export const getBillingRun = defineCall({
  name: 'admin/getBillingRun',
  service,
  method: 'GET',
  path: '/admin/billingRuns/{runGuid}',
  summary: 'A run with its files, and where it differs from the one before',
  access: sees,
  params: RunParams,
  reply: list(StaffBillingRunDetail),
})

export const buildBillingRun = defineCall({
  name: 'admin/buildBillingRun',
  service,
  method: 'POST',
  path: '/admin/billingRuns/{runGuid}/build',
  summary: 'Has the files of a run built now instead of on their day; the caller cannot release them',
  access: runs,
  params: RunParams,
  reply: list(StaffBillingRun),
})

export const voidBillingRun = defineCall({
  name: 'admin/voidBillingRun',
  service,
  method: 'POST',
  path: '/admin/billingRuns/{runGuid}/void',
  summary: 'Collects nothing of a run, of which nothing is with the bank: all of it is owed and free for the next day',
  access: { ...runs, stepUp: true },
  params: RunParams,
  body: BillingReasonBody,
  reply: list(StaffBillingRun),
})

export const releaseBankFile = defineCall({
  name: 'admin/releaseBankFile',
  service,
  method: 'POST',
  path: '/admin/bankFiles/{fileGuid}/release',
  summary: 'Lets a file go to the bank: by somebody else than built it',
  access: { ...releases, stepUp: true, approval: 'bankFiles' },
  params: FileParams,
  reply: list(StaffBankFile),
})

export const voidBankFile = defineCall({
  name: 'admin/voidBankFile',
  service,
  method: 'POST',
  path: '/admin/bankFiles/{fileGuid}/void',
  summary: 'Makes a file void that the bank cannot have: what was in it goes into another',
  access: { ...runs, stepUp: true },
  params: FileParams,
  body: BillingReasonBody,
  reply: list(StaffBankFile),
})

export const handOverBankFile = defineCall({
  name: 'admin/handOverBankFile',
  service,
  method: 'POST',
  path: '/admin/bankFiles/{fileGuid}/handOver',
  summary: 'Has a released file taken to the bank once more; the bank takes it once',
  access: releases,
  params: FileParams,
  reply: list(StaffBankFile),
})

export const carryBankFile = defineCall({
  name: 'admin/carryBankFile',
  service,
  method: 'POST',
  path: '/admin/bankFiles/{fileGuid}/carried',
  summary: 'Says that somebody has taken a released file to the bank',
  access: { ...releases, stepUp: true },
  params: FileParams,
  reply: list(StaffBankFile),
})

export const downloadBankFile = defineCall({
  name: 'admin/downloadBankFile',
  service,
  method: 'GET',
  path: '/admin/bankFiles/{fileGuid}/download',
  summary: 'A released file as the bank takes it; that it was downloaded is noted',
  access: { ...releases, noted: true },
  params: FileParams,
  reply: file('application/xml'),
  timeout: 120_000,
})
