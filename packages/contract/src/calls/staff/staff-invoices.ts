import { INVOICE_KINDS, INVOICE_STATES, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { INVOICE_SORTS } from '../../lists/invoices-address.ts'
import { InvoiceClaim, InvoiceDetail, PayrollList, StaffInvoice, StaffInvoiceProfile } from '../../replies/invoice.ts'
import { count } from '../../values/count.ts'
import { InvoiceProfileValues } from '../../values/invoice-profile.ts'
import { LIST_FORMATS, listFile } from '../../values/list-file.ts'
import { ActReason } from '../../values/reason.ts'
import { StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const
const sees = { who: 'staff', rights } as const
const runs = { who: 'staff', rights: [...rights, 'AllowedToRunBilling'] } as const
const edits = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditOrganisations'] } as const

const SEARCH_LENGTH = 120
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const InvoiceFilter = z.object({
  /** Part of the payer's name, or how the number begins. */
  search: z.optional(line(SEARCH_LENGTH)),
  /** `2026-12`; all without it. */
  month: z.optional(z.string().check(z.regex(MONTH, key('date')))),
  state: z.optional(z.enum(INVOICE_STATES, key('notValid'))),
  kind: z.optional(z.enum(INVOICE_KINDS, key('notValid'))),
  /** Those that are not paid, and were never mailed. */
  isUnsent: z.optional(z.boolean()),
  /** One organisation that pays; all without it. */
  payerGuid: z.optional(Guid),
})
export type InvoiceFilter = z.infer<typeof InvoiceFilter>

const InvoicesQuery = z.extend(InvoiceFilter, {
  ...staffPageFields,
  /** The latest comes first without it. */
  sort: z.optional(z.enum(sortsOf(INVOICE_SORTS), key('notValid'))),
})
export type InvoicesQuery = z.infer<typeof InvoicesQuery>

export const getStaffInvoices = defineCall({
  name: 'admin/getInvoices',
  service,
  method: 'GET',
  path: '/admin/invoices',
  summary: 'Invoices of payers who are not debited, the latest first',
  access: sees,
  query: InvoicesQuery,
  reply: list(StaffInvoice),
  supersedes: true,
})

export const countStaffInvoices = defineCall({
  name: 'admin/countInvoices',
  service,
  method: 'GET',
  path: '/admin/invoices/count',
  summary: 'How many of them there are',
  access: sees,
  query: InvoiceFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const InvoiceParams = z.object({
  /** Of the invoice. */
  invoiceGuid: Guid,
})

export const getStaffInvoice = defineCall({
  name: 'admin/getInvoice',
  service,
  method: 'GET',
  path: '/admin/invoices/{invoiceGuid}',
  summary: 'An invoice with its lines and what was made of it',
  access: sees,
  params: InvoiceParams,
  reply: list(InvoiceDetail),
})

const LineQuery = z.object({
  /** Number of the line. */
  line: count(1, Number.MAX_SAFE_INTEGER),
  ...staffPageFields,
})
export type InvoiceLineQuery = z.infer<typeof LineQuery>

export const getInvoiceClaims = defineCall({
  name: 'admin/getInvoiceClaims',
  service,
  method: 'GET',
  path: '/admin/invoices/{invoiceGuid}/claims',
  summary: 'The claims that a line of an invoice is made of, by contract',
  access: sees,
  params: InvoiceParams,
  query: LineQuery,
  reply: list(InvoiceClaim),
  supersedes: true,
})

export const InvoiceFileQuery = z.object({
  /** `pdf` without it; `xml`: as XRechnung. */
  format: z.optional(z.enum(['pdf', 'xml'], key('notValid'))),
})

export const downloadStaffInvoice = defineCall({
  name: 'admin/downloadInvoice',
  service,
  method: 'GET',
  path: '/admin/invoices/{invoiceGuid}/file',
  summary: 'An invoice as its payer got it; that it was downloaded is noted',
  access: { ...sees, noted: true },
  params: InvoiceParams,
  query: InvoiceFileQuery,
  reply: file('application/pdf', 'application/xml'),
})

export const sendInvoiceAgain = defineCall({
  name: 'admin/sendInvoiceAgain',
  service,
  method: 'POST',
  path: '/admin/invoices/{invoiceGuid}/send',
  summary: 'Mails an invoice once more, to where its payer is written to by now',
  access: runs,
  params: InvoiceParams,
  reply: empty,
})

const Cancellation = z.object({
  /** Why; stands on the invoice that takes it back. */
  reason: ActReason,
  /** It is written anew at once, as the payer is known by now; else its claims are on the invoice of the next month. */
  isAnew: z.boolean(),
})
export type InvoiceCancellation = z.infer<typeof Cancellation>

export const cancelInvoice = defineCall({
  name: 'admin/cancelInvoice',
  service,
  method: 'POST',
  path: '/admin/invoices/{invoiceGuid}/cancel',
  summary: 'Takes an invoice back by another, which says less of every line',
  access: { ...runs, stepUp: true, approval: 'invoices' },
  params: InvoiceParams,
  body: Cancellation,
  reply: list(InvoiceDetail),
})

const PayrollQuery = z.object({ payerGuid: z.optional(Guid), ...staffPageFields })
export type StaffPayrollQuery = z.infer<typeof PayrollQuery>

export const getStaffPayrollLists = defineCall({
  name: 'admin/getPayrollLists',
  service,
  method: 'GET',
  path: '/admin/payrollLists',
  summary: 'What companies keep back from wages, a list for each month, the latest first',
  access: sees,
  query: PayrollQuery,
  reply: list(PayrollList),
  supersedes: true,
})

export const PayrollParams = z.object({
  /** Of the list. */
  listGuid: Guid,
})
export const PayrollFileQuery = z.object({
  /** `xlsx` without it. */
  format: z.optional(z.enum(LIST_FORMATS, key('notValid'))),
})

export const downloadStaffPayroll = defineCall({
  name: 'admin/downloadPayrollList',
  service,
  method: 'GET',
  path: '/admin/payrollLists/{listGuid}/file',
  summary: 'What is kept back from wages, person by person; that it was downloaded is noted',
  access: { who: 'staff', rights: [...rights, 'AllowedToSeePersonalDetails'], noted: true },
  params: PayrollParams,
  query: PayrollFileQuery,
  reply: listFile,
  timeout: 120_000,
})

const ProfileParams = z.object({
  /** Of the organisation that pays. */
  organisationGuid: Guid,
})

/** 0 where nobody has said anything yet. */
const version = count(0, Number.MAX_SAFE_INTEGER)
const InvoiceProfile = z.object({
  version,
  profile: InvoiceProfileValues,
})
export type InvoiceProfileBody = z.infer<typeof InvoiceProfile>

export const getInvoiceProfile = defineCall({
  name: 'admin/getInvoiceProfile',
  service,
  method: 'GET',
  path: '/admin/organisations/{organisationGuid}/invoiceProfile',
  summary: 'How an organisation wants its invoices; the usual where nobody has said',
  access: edits,
  params: ProfileParams,
  reply: list(StaffInvoiceProfile),
})

export const setInvoiceProfile = defineCall({
  name: 'admin/setInvoiceProfile',
  service,
  method: 'PUT',
  path: '/admin/organisations/{organisationGuid}/invoiceProfile',
  summary: 'Says how an organisation wants its invoices from the next on',
  access: edits,
  params: ProfileParams,
  body: InvoiceProfile,
  reply: list(StaffInvoiceProfile),
})
