import {
  downloadPayerInvoice,
  downloadPayerPayroll,
  type Invoice,
  type ListFormat,
  type PayerInvoicesQuery,
  type PayrollList,
  PORTAL_USUAL_PAGE,
} from '@billett/contract'
import type { StreamedFile } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import {
  drawnInvoice,
  type InvoiceFile,
  listedInvoices,
  listedPayrolls,
  payrollById,
  payrollFile,
  presentInvoice,
  presentPayroll,
  readInvoice,
} from '../../billing/invoice/index.ts'
import { notePortalAct } from '../reach/index.ts'
import { seenInvoices, seenPayrolls } from './seen-invoices.queries.ts'

const windowOf = ({ page = 0, pageSize = PORTAL_USUAL_PAGE }: PayerInvoicesQuery) => ({
  limit: pageSize,
  offset: page * pageSize,
})
const ONE = { limit: 1, offset: 0 }

/** A page of the invoices of the payers whose money the reader sees. */
export async function listInvoices(context: Context, query: PayerInvoicesQuery): Promise<Invoice[]> {
  const rows = await listedInvoices(context.world.db, seenInvoices(context), windowOf(query))
  return rows.map(presentInvoice)
}

/** The same of what companies keep back from wages. */
export async function listPayrolls(context: Context, query: PayerInvoicesQuery): Promise<PayrollList[]> {
  const rows = await listedPayrolls(context.world.db, seenPayrolls(context), windowOf(query))
  return rows.map(presentPayroll)
}

/** Refuses `invoiceNotFound` what the reader does not see as what is not there. */
export async function downloadInvoice(
  context: Context,
  { invoiceGuid, format = 'pdf' }: { invoiceGuid: string; format?: InvoiceFile | undefined },
): Promise<StreamedFile> {
  const { world } = context
  const [seen] = await listedInvoices(world.db, seenInvoices(context, invoiceGuid), ONE)
  const invoice = seen && (await readInvoice(world, seen.id))
  if (!invoice) return refuse('invoiceNotFound', 'invoiceGuid')
  const file = await drawnInvoice(world, invoice, format)
  await notePortalAct(context, world.db, downloadPayerInvoice, { aboutId: invoiceGuid, format })
  return file
}

/** Refuses `payrollNotFound` in the same way. */
export async function downloadPayroll(
  context: Context,
  { listGuid, format = 'xlsx' }: { listGuid: string; format?: ListFormat | undefined },
): Promise<StreamedFile> {
  const { world, language } = context
  const [seen] = await listedPayrolls(world.db, seenPayrolls(context, listGuid), ONE)
  const found = seen && (await payrollById(world.db, clientIdOf(world), seen.id))
  if (!found) return refuse('payrollNotFound', 'listGuid')
  await notePortalAct(context, world.db, downloadPayerPayroll, { aboutId: listGuid, format })
  return payrollFile(world.db, found, { language, format })
}
