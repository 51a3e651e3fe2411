import * as calls from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { downloadInvoice, downloadPayroll, listInvoices, listPayrolls } from './show-invoices.ts'

export const payerInvoiceRoutes = [
  route(calls.getPayerInvoices, async (context, { query }) => items(await listInvoices(context, query))),
  route(calls.downloadPayerInvoice, async (context, { params, query }) => ({
    streamed: await downloadInvoice(context, { ...params, ...query }),
  })),
  route(calls.getPayerPayrollLists, async (context, { query }) => items(await listPayrolls(context, query))),
  route(calls.downloadPayerPayroll, async (context, { params, query }) => ({
    streamed: await downloadPayroll(context, { ...params, ...query }),
  })),
]
