import { INVOICE_COLUMN_WORDS, INVOICE_KIND_WORDS, INVOICE_STATE_WORDS, type StaffInvoice } from '@billett/contract'
import { invoiceFilter, invoicesAddress } from '@billett/contract/lists/invoices-address.ts'
import { maskedText, saidSort } from '@billett/domain'
import { listedInvoices, presentInvoice } from '../../billing/invoice/index.ts'
import { declaredList, exportsPersonal, type ListColumn, rowsByPage } from '../listing/index.ts'
import { wantedInvoices } from './wanted-invoices.queries.ts'

/** Organisations have names of their own; whoever else pays is a person. */
const columns = (isPersonal: boolean): readonly ListColumn<StaffInvoice>[] => [
  { name: INVOICE_COLUMN_WORDS.number, cell: ({ number }) => number },
  {
    name: INVOICE_COLUMN_WORDS.payer,
    cell: ({ payer, buyerName }) => payer?.name ?? (isPersonal ? buyerName : maskedText(buyerName)),
  },
  { name: INVOICE_COLUMN_WORDS.kind, cell: ({ kind }, { language }) => INVOICE_KIND_WORDS[kind][language] },
  { name: INVOICE_COLUMN_WORDS.month, cell: ({ month }) => month },
  { name: INVOICE_COLUMN_WORDS.state, cell: ({ state }, { language }) => INVOICE_STATE_WORDS[state][language] },
  { name: INVOICE_COLUMN_WORDS.dueOn, cell: ({ dueOn, kind }) => (kind === 'invoice' ? { on: dueOn } : null) },
  { name: INVOICE_COLUMN_WORDS.due, cell: ({ dueCents: cents, currency }) => ({ cents, currency }) },
  { name: INVOICE_COLUMN_WORDS.open, cell: ({ openCents: cents, currency }) => ({ cents, currency }) },
]

/** Invoices as a file. */
export const invoiceList = declaredList(invoicesAddress, (context, state) => {
  const isPersonal = exportsPersonal(context)
  const wanted = wantedInvoices(context, { ...invoiceFilter(state), sort: saidSort(state.sort) })
  const rows = rowsByPage(async window => (await listedInvoices(context.world.db, wanted, window)).map(presentInvoice))
  return { name: 'invoices', columns: columns(isPersonal), rows, isPersonal }
})
