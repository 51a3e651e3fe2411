import type { InvoiceDetail, PayrollList, StaffInvoice } from '@billett/contract'

const payer = { guid: '00000000-0000-4000-8000-0000000000a1', name: 'Landkreis Lührtal' }

/** An invoice that waits for its money. */
export const anInvoice = (over: Partial<StaffInvoice> = {}): StaffInvoice => ({
  guid: '00000000-0000-4000-8000-000000000001',
  number: 'R2026-000017',
  kind: 'invoice',
  state: 'open',
  month: '2026-12',
  issuedOn: '2026-12-02',
  dueOn: '2026-12-16',
  currency: 'EUR',
  grossCents: 12_600,
  dueCents: 12_600,
  openCents: 6300,
  format: 'xrechnung',
  payer,
  buyerName: payer.name,
  isUnsent: false,
  ...over,
})

/** The same with a line of two pupils. */
export const anInvoiceDetail = (over: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...anInvoice(),
  netCents: 11_776,
  vatCents: 824,
  prepaidCents: 0,
  address: 'Kreishausplatz 1, 99901 Falkenbrück',
  email: 'rechnung@example.org',
  againTo: 'rechnung@example.org',
  recipient: '',
  leitwegId: '04011000-1234512345-06',
  buyerReference: '',
  orderNumber: 'PO-77',
  reference: 'RF92R2026000017',
  reason: '',
  others: [],
  sentOn: ['2026-12-02T09:00:00.000Z'],
  mayCancel: true,
  lines: [
    {
      number: 1,
      place: 'Gymnasium Lindenallee',
      name: 'Schülerticket',
      month: '2026-12',
      byPayroll: false,
      count: 2,
      unitCents: 6300,
      grossCents: 12_600,
      netCents: 11_776,
    },
  ],
  ...over,
})

/** What a company keeps back for a month. */
export const aPayrollList = (over: Partial<PayrollList> = {}): PayrollList => ({
  guid: '00000000-0000-4000-8000-0000000000b1',
  month: '2026-12',
  currency: 'EUR',
  count: 3,
  cents: 13_230,
  createdOn: '2026-12-02T09:00:00.000Z',
  payer: { guid: '00000000-0000-4000-8000-0000000000a2', name: 'Falkenwerke GmbH' },
  ...over,
})
