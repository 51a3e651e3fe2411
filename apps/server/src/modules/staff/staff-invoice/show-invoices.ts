import type {
  InvoiceClaim,
  InvoiceDetail,
  InvoiceFilter,
  InvoiceLineQuery,
  InvoicesQuery,
  PayrollList,
  StaffCount,
  StaffInvoice,
  StaffPayrollQuery,
} from '@billett/contract'
import { addDays, invoiceTotals, refusedCancellation } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import {
  invoicesCounted,
  lineWords,
  listedInvoices,
  listedPayrolls,
  mailedTo,
  presentInvoice,
  presentPayroll,
  storedInvoice,
} from '../../billing/invoice/index.ts'
import { COUNTED, counted, staffWindow } from '../listing/index.ts'
import { claimsOfLine, mailsOf, othersOf } from './invoice-detail.queries.ts'
import { wantedInvoice, wantedInvoices, wantedPayrolls } from './wanted-invoices.queries.ts'

const ONE = { limit: 1, offset: 0 }

/** A page of the invoices of the caller's own client. */
export async function listInvoices(context: Context, query: InvoicesQuery): Promise<StaffInvoice[]> {
  const rows = await listedInvoices(context.world.db, wantedInvoices(context, query), staffWindow(query))
  return rows.map(presentInvoice)
}

export const countInvoices = async (context: Context, query: InvoiceFilter): Promise<StaffCount> =>
  counted(await invoicesCounted(context.world.db, wantedInvoices(context, query), COUNTED + 1))

/** An invoice as it is known when an act on it ends. Refuses `invoiceNotFound`. */
export async function knownInvoice(context: Context, db: Statements, id: string): Promise<InvoiceDetail> {
  const { world, language } = context
  const stored = await storedInvoice(db, clientIdOf(world), id)
  const [listed] = stored ? await listedInvoices(db, wantedInvoice(context, id), ONE) : []
  if (!(stored && listed)) return refuse('invoiceNotFound', 'invoiceGuid')
  const { buyer, lines, kind } = stored
  const { netCents, vatCents, prepaidCents } = invoiceTotals(lines, stored.prepaidCents)
  const others = await othersOf(db, id)
  const following = others.filter(({ follows }) => follows).map(other => other.kind)
  const { street, houseNumber, postCode, city } = buyer.address
  return {
    ...presentInvoice(listed),
    ...{ netCents, vatCents, prepaidCents },
    address: [`${street} ${houseNumber}`.trim(), `${postCode} ${city}`.trim()].filter(Boolean).join(', '),
    email: buyer.email,
    againTo: await mailedTo(world, db, id),
    recipient: buyer.recipient ?? '',
    leitwegId: stored.leitwegId,
    buyerReference: stored.buyerReference,
    orderNumber: stored.orderNumber,
    reference: stored.reference,
    reason: stored.reason,
    others: others.map(({ follows: _, ...other }) => other),
    sentOn: await mailsOf(db, id),
    mayCancel: refusedCancellation(kind, following) === null,
    lines: lines.map(line => ({
      number: line.number,
      place: line.place,
      name: lineWords(language).nameOf(line),
      month: line.periodStart.slice(0, 7),
      byPayroll: line.byPayroll,
      count: line.count,
      unitCents: line.unitCents,
      grossCents: line.grossCents,
      netCents: line.netCents,
    })),
  }
}

export const showInvoice = (context: Context, id: string): Promise<InvoiceDetail> =>
  knownInvoice(context, context.world.db, id)

/** A page of what a line is made of. Refuses `invoiceNotFound`. */
export async function listClaims(
  context: Context,
  { invoiceGuid, line, ...query }: InvoiceLineQuery & { invoiceGuid: string },
): Promise<InvoiceClaim[]> {
  const { db } = context.world
  const which = { clientId: clientIdOf(context.world), invoiceId: invoiceGuid, line }
  if (!(await storedInvoice(db, which.clientId, invoiceGuid))) return refuse('invoiceNotFound', 'invoiceGuid')
  const rows = await claimsOfLine(db, which, staffWindow(query))
  return rows.map(({ periodEnd, ...row }) => ({ ...row, until: addDays(periodEnd, -1) }))
}

/** A page of what companies keep back from wages. */
export async function listPayrolls(context: Context, query: StaffPayrollQuery): Promise<PayrollList[]> {
  const rows = await listedPayrolls(context.world.db, wantedPayrolls(context, query), staffWindow(query))
  return rows.map(presentPayroll)
}
