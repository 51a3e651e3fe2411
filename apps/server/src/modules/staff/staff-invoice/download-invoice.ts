import type { ListFormat } from '@billett/contract'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { drawnInvoice, type InvoiceFile, payrollById, payrollFile, readInvoice } from '../../billing/invoice/index.ts'

/** Refuses `invoiceNotFound`. */
export async function download(
  { world }: Context,
  { invoiceGuid, format = 'pdf' }: { invoiceGuid: string; format?: InvoiceFile | undefined },
): Promise<HandedOver> {
  const invoice = (await readInvoice(world, invoiceGuid)) ?? refuse('invoiceNotFound', 'invoiceGuid')
  return {
    streamed: await drawnInvoice(world, invoice, format),
    act: isWhole => ({ kind: 'invoice', id: invoiceGuid, after: { number: invoice.number, format, isWhole } }),
  }
}

/** Refuses `payrollNotFound`. */
export async function downloadPayroll(
  { world, language }: Context,
  { listGuid, format = 'xlsx' }: { listGuid: string; format?: ListFormat | undefined },
): Promise<HandedOver> {
  const found = (await payrollById(world.db, clientIdOf(world), listGuid)) ?? refuse('payrollNotFound', 'listGuid')
  const { month, count, cents } = found
  return {
    streamed: payrollFile(world.db, found, { language, format }),
    act: isWhole => ({ kind: 'invoice', id: listGuid, after: { month, count, cents, format, isWhole } }),
  }
}
