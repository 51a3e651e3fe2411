import { DUNNING_HOLDS, INVOICE_NUMBERS_LENGTH, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { BANK_SORTS } from '../../lists/bank-address.ts'
import { DUNNING_SORTS } from '../../lists/dunning-address.ts'
import {
  BANK_ENTRY_LISTS,
  DUNNING_LISTS,
  StaffBankEntry,
  StaffBankMessage,
  StaffDunningCase,
} from '../../replies/staff-bank.ts'
import { PlainDate } from '../../values/date.ts'
import { ActReason } from '../../values/reason.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const
const sees = { who: 'staff', rights } as const
const acts = { who: 'staff', rights: [...rights, 'AllowedToRunBilling'], stepUp: true } as const

/** Money moves by what somebody makes of a line. */
const decides = { ...acts, approval: 'bankEntries' } as const

const reason = ActReason

const Reason = z.object({
  /** Why; stays with the note of it. */
  reason,
})
export type BankReason = z.infer<typeof Reason>

const StaffPage = z.object({ ...staffPageFields })
export type BankPageQuery = z.infer<typeof StaffPage>

const EntriesQuery = z.object({
  ...staffPageFields,
  /** Those that wait without it. */
  list: z.optional(z.enum(BANK_ENTRY_LISTS)),
  /** What waits longest, or was laid aside last, comes first without it. */
  sort: z.optional(z.enum(sortsOf(BANK_SORTS), key('notValid'))),
})
export type BankEntriesQuery = z.infer<typeof EntriesQuery>

export const getBankMessages = defineCall({
  name: 'admin/getBankMessages',
  service,
  method: 'GET',
  path: '/admin/bankMessages',
  summary: 'What the bank has sent, the latest first, and how much of it waits for somebody',
  access: sees,
  query: StaffPage,
  reply: list(StaffBankMessage),
  supersedes: true,
})

export const getBankEntries = defineCall({
  name: 'admin/getBankEntries',
  service,
  method: 'GET',
  path: '/admin/bankEntries',
  summary:
    'Lines of the bank that wait for somebody, the longest first, with the debits or invoices they may be about; or those that were laid aside, the latest first',
  access: { ...sees, noted: true },
  query: EntriesQuery,
  reply: list(StaffBankEntry),
})

const EntryParams = z.object({
  /** Of the line. */
  entryGuid: Guid,
})

const EntryMatch = z.object({
  reason,
  /** Of a return or reject: the debit that it is about. */
  collectionGuid: z.optional(Guid),
  /** Of money that came: whose it is. */
  customerNumber: z.optional(line(40)),
  /** Of money that came for invoices: their numbers, as somebody writes them. What stands on them is paid first. */
  invoiceNumbers: z.optional(line(INVOICE_NUMBERS_LENGTH)),
})
export type EntryMatch = z.infer<typeof EntryMatch>

const EntryDone = z.object({ guid: z.string(), state: z.enum(['matched', 'noted', 'waiting']) })
export type EntryDone = z.infer<typeof EntryDone>

export const matchBankEntry = defineCall({
  name: 'admin/matchBankEntry',
  service,
  method: 'POST',
  path: '/admin/bankEntries/{entryGuid}/match',
  summary: 'Says which debit a line of the bank is about, or whose money it is; it takes effect as if the bank had',
  access: decides,
  params: EntryParams,
  body: EntryMatch,
  reply: list(EntryDone),
})

export const layAsideBankEntry = defineCall({
  name: 'admin/layAsideBankEntry',
  service,
  method: 'POST',
  path: '/admin/bankEntries/{entryGuid}/layAside',
  summary: 'Nothing follows from a line of the bank',
  access: decides,
  params: EntryParams,
  body: Reason,
  reply: list(EntryDone),
})

export const reopenBankEntry = defineCall({
  name: 'admin/reopenBankEntry',
  service,
  method: 'POST',
  path: '/admin/bankEntries/{entryGuid}/reopen',
  summary: 'A line of the bank that was laid aside waits for somebody again',
  access: decides,
  params: EntryParams,
  body: Reason,
  reply: list(EntryDone),
})

const CasesQuery = z.object({
  ...staffPageFields,
  /** All of them without it. */
  list: z.optional(z.enum(DUNNING_LISTS)),
  /** Those that are open, and the latest first without it. */
  sort: z.optional(z.enum(sortsOf(DUNNING_SORTS), key('notValid'))),
})
export type DunningCasesQuery = z.infer<typeof CasesQuery>

export const getDunningCases = defineCall({
  name: 'admin/getDunningCases',
  service,
  method: 'GET',
  path: '/admin/dunningCases',
  summary: 'Who owes what came back, the latest first; those that are over come last',
  access: { ...sees, noted: true },
  query: CasesQuery,
  reply: list(StaffDunningCase),
})

const CaseParams = z.object({
  /** Of the case. */
  caseGuid: Guid,
})

const Hold = z.object({
  reason,
  kind: z.enum(DUNNING_HOLDS),
  /** Of a promise: its last day. */
  until: z.optional(PlainDate),
})
export type DunningHoldBody = z.infer<typeof Hold>

export const holdDunningCase = defineCall({
  name: 'admin/holdDunningCase',
  service,
  method: 'POST',
  path: '/admin/dunningCases/{caseGuid}/hold',
  summary: 'A case waits: a promise until its day, everything else until somebody lets it go on',
  access: acts,
  params: CaseParams,
  body: Hold,
  reply: list(StaffDunningCase),
})

export const continueDunningCase = defineCall({
  name: 'admin/continueDunningCase',
  service,
  method: 'POST',
  path: '/admin/dunningCases/{caseGuid}/continue',
  summary: 'A case goes on: nothing that it waited for holds it any more',
  access: acts,
  params: CaseParams,
  body: Reason,
  reply: list(StaffDunningCase),
})

export const collectDunningCaseAgain = defineCall({
  name: 'admin/collectDunningCaseAgain',
  service,
  method: 'POST',
  path: '/admin/dunningCases/{caseGuid}/collectAgain',
  summary: 'Ends what keeps anything from being collected from whoever a case is about',
  access: acts,
  params: CaseParams,
  body: Reason,
  reply: list(StaffDunningCase),
})

export const waiveDunningFees = defineCall({
  name: 'admin/waiveDunningFees',
  service,
  method: 'POST',
  path: '/admin/dunningCases/{caseGuid}/waiveFees',
  summary: 'Takes back the fees of a case that are open',
  access: acts,
  params: CaseParams,
  body: Reason,
  reply: list(StaffDunningCase),
})
