import { INVOICE_FORMATS, INVOICE_KINDS, INVOICE_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'
import { Labelled } from '../values/portal.ts'
import { OrganisationAddress } from './staff-organisation.ts'

/** What a payer who is not debited is asked for. */
export const Invoice = z.object({
  guid: z.string(),
  number: z.string(),
  /** `correction`: of what was credited later · `cancellation`: takes a whole invoice back. */
  kind: z.enum(INVOICE_KINDS),
  /** How it stands today. */
  state: z.enum(INVOICE_STATES),
  /** `2026-12`: the month it is made up for. */
  month: z.string(),
  issuedOn: DateText,
  /** Last day to pay it. */
  dueOn: DateText,
  currency: CurrencyCode,
  /** What it asks for with VAT, whatever of it was paid before. */
  grossCents: z.int(),
  /** What was to be paid when it was made; less than nothing is given back. */
  dueCents: z.int(),
  /** What is still to be paid. */
  openCents: z.int(),
  format: z.enum(INVOICE_FORMATS),
  /** The organisation it went to; null where that is none. */
  payer: z.nullable(Labelled),
  /** As it is addressed. */
  buyerName: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

/** The same as staff see it. */
export const StaffInvoice = z.extend(Invoice, {
  /** It is not paid, and was never mailed: nobody may have told its payer of it. */
  isUnsent: z.boolean(),
})
export type StaffInvoice = z.infer<typeof StaffInvoice>

const Line = z.object({
  /** 1, 2, 3 … */
  number: z.int(),
  /** The school or department; empty: the payer's own. */
  place: z.string(),
  /** The ticket, or what of it. */
  name: z.string(),
  month: z.string(),
  /** It is kept back from wages of employees of the payer. */
  byPayroll: z.boolean(),
  count: z.int(),
  /** Gross, of one. */
  unitCents: z.int(),
  /** Of all of them. */
  grossCents: z.int(),
  /** The same without VAT. */
  netCents: z.int(),
})

/** The same with its lines, and what was made of it. */
export const InvoiceDetail = z.extend(StaffInvoice, {
  /** Without VAT. */
  netCents: z.int(),
  /** VAT of all rates. */
  vatCents: z.int(),
  /** What of it was paid before it was made. */
  prepaidCents: z.int(),
  address: z.string(),
  /** Where it was to be mailed when it was made; empty: nobody knew of an address then. */
  email: z.string(),
  /** Where it goes when it is sent once more, which may be another address by now; empty: it cannot be sent. */
  againTo: z.string(),
  recipient: z.string(),
  /** By which a public body routes it; empty where there is none. */
  leitwegId: z.string(),
  /** By which the payer knows what it is for; empty where there is none. */
  buyerReference: z.string(),
  /** What the payer calls the order; empty where there is none. */
  orderNumber: z.string(),
  /** What it is paid under. */
  reference: z.string(),
  /** Why it was taken back. */
  reason: z.string(),
  /** Invoices that it is about, or that are about it. */
  others: z.array(z.object({ guid: z.string(), number: z.string(), kind: z.enum(INVOICE_KINDS) })),
  /** When it was mailed, first and since; empty: it was not. */
  sentOn: z.array(InstantText),
  /** It can be taken back: an invoice that stands and was not corrected. */
  mayCancel: z.boolean(),
  lines: z.array(Line),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

/** A claim that stands on a line of an invoice. */
export const InvoiceClaim = z.object({
  guid: z.string(),
  contractGuid: z.string(),
  contractNumber: z.string(),
  customerNumber: z.string(),
  from: DateText,
  /** Last day it is for. */
  until: DateText,
  cents: z.int(),
})
export type InvoiceClaim = z.infer<typeof InvoiceClaim>

/** What a company keeps back from wages for a month. */
export const PayrollList = z.object({
  guid: z.string(),
  month: z.string(),
  currency: CurrencyCode,
  /** Claims on it. */
  count: z.int(),
  cents: z.int(),
  createdOn: InstantText,
  payer: Labelled,
})
export type PayrollList = z.infer<typeof PayrollList>

/** How a payer wants its invoices. */
export const StaffInvoiceProfile = z.object({
  /** 0: nobody has said anything, and it is the usual. */
  version: z.int(),
  profile: z.object({
    format: z.enum(INVOICE_FORMATS),
    /** By which a public body routes invoices; empty where there is none. */
    leitwegId: z.string(),
    /** By which the payer knows what an invoice is for; empty where there is none. */
    buyerReference: z.string(),
    /** What the payer calls the order; empty where there is none. */
    orderNumber: z.string(),
    /** Who opens it there; empty: nobody was named. */
    recipient: z.string(),
    /** Where invoices are mailed to; empty: they are not. */
    email: z.string(),
    /** Null: where the organisation is. */
    address: z.nullable(OrganisationAddress),
    /** Days from the date of an invoice to the last on which it is paid in time. */
    daysToPay: z.int(),
  }),
})
export type StaffInvoiceProfile = z.infer<typeof StaffInvoiceProfile>
