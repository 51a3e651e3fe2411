import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { handingOver } from '../../../call/act/handing-over.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { cancel, sendAgain } from './act-on-invoice.ts'
import { download, downloadPayroll } from './download-invoice.ts'
import { setProfile, showProfile } from './invoice-profile.ts'
import { countInvoices, listClaims, listInvoices, listPayrolls, showInvoice } from './show-invoices.ts'

export const staffInvoiceRoutes = [
  route(calls.getStaffInvoices, async (context, { query }) => items(await listInvoices(context, query))),
  route(calls.countStaffInvoices, async (context, { query }) => item(await countInvoices(context, query))),
  route(calls.getStaffInvoice, async (context, { params }) => item(await showInvoice(context, params.invoiceGuid))),
  route(calls.getInvoiceClaims, async (context, { params, query }) =>
    items(await listClaims(context, { ...params, ...query })),
  ),
  handingOver(calls.downloadStaffInvoice, (context, { params, query }) => download(context, { ...params, ...query })),
  acting(calls.sendInvoiceAgain, (context, { params }, tx) => sendAgain(context, params.invoiceGuid, tx)),
  acting(calls.cancelInvoice, (context, { params, body }, tx) => cancel(context, { ...params, ...body }, tx)),
  route(calls.getStaffPayrollLists, async (context, { query }) => items(await listPayrolls(context, query))),
  handingOver(calls.downloadStaffPayroll, (context, { params, query }) =>
    downloadPayroll(context, { ...params, ...query }),
  ),
  route(calls.getInvoiceProfile, async (context, { params }) =>
    item(await showProfile(context, params.organisationGuid)),
  ),
  acting(calls.setInvoiceProfile, (context, { params, body }, tx) => setProfile(context, { ...params, ...body }, tx)),
]
