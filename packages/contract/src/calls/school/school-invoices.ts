import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { Invoice, PayrollList } from '../../replies/invoice.ts'
import { listFile } from '../../values/list-file.ts'
import { portalPageFields, seen } from '../../values/portal.ts'
import { Guid } from '../../values/text.ts'
import { InvoiceFileQuery, PayrollFileQuery, PayrollParams } from '../staff/staff-invoices.ts'

const service = 'schoolSubscription' as const
const access = seen('FinancialReport')

const Query = z.object({ ...portalPageFields })
export type PayerInvoicesQuery = z.infer<typeof Query>

export const getPayerInvoices = defineCall({
  name: 'schoolSubscription/getInvoices',
  service,
  method: 'GET',
  path: '/schoolSubscription/invoices',
  summary: 'Invoices of the payers whose money the reader sees, the latest first',
  access,
  query: Query,
  reply: list(Invoice),
})

const InvoiceParams = z.object({
  /** Of the invoice. */
  invoiceGuid: Guid,
})

export const downloadPayerInvoice = defineCall({
  name: 'schoolSubscription/downloadInvoice',
  service,
  method: 'GET',
  path: '/schoolSubscription/invoices/{invoiceGuid}/file',
  summary: 'One of them as it was sent; who fetches it is noted',
  access,
  params: InvoiceParams,
  query: InvoiceFileQuery,
  reply: file('application/pdf', 'application/xml'),
})

export const getPayerPayrollLists = defineCall({
  name: 'schoolSubscription/getPayrollLists',
  service,
  method: 'GET',
  path: '/schoolSubscription/payrollLists',
  summary: 'What the companies keep back from wages whose money the reader sees, the latest first',
  access,
  query: Query,
  reply: list(PayrollList),
})

export const downloadPayerPayroll = defineCall({
  name: 'schoolSubscription/downloadPayrollList',
  service,
  method: 'GET',
  path: '/schoolSubscription/payrollLists/{listGuid}/file',
  summary: 'What is kept back from wages of a month, person by person; who fetches it is noted',
  access: { ...access, stepUp: true },
  params: PayrollParams,
  query: PayrollFileQuery,
  reply: listFile,
  timeout: 120_000,
})
