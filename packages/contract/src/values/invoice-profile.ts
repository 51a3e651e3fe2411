import { INVOICE_FORMATS, isLeitwegId } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { count } from './count.ts'
import { Address, Email } from './person.ts'
import { line } from './text.ts'

/** Days at most until an invoice is to be paid. */
const MOST_DAYS_TO_PAY = 90

const LEITWEG_ID_LENGTH = 46

/** How a payer wants its invoices, field by field. What an XRechnung lacks depends on who pays: `missingOnInvoices`. */
export const InvoiceProfileValues = z.object({
  /** `pdf` for people · `xrechnung` for public bodies, with a PDF. */
  format: z.enum(INVOICE_FORMATS, key('notValid')),
  /** By which a public body routes invoices; empty where there is none. */
  leitwegId: line(LEITWEG_ID_LENGTH).check(
    z.refine(text => text === '' || isLeitwegId(text), { error: key('leitwegId') }),
  ),
  /** By which the payer knows what an invoice is for; empty where there is none. */
  buyerReference: line(),
  /** What the payer calls the order; empty where there is none. */
  orderNumber: line(),
  /** Who opens it there; empty: nobody was named. */
  recipient: line(),
  /** Where invoices are mailed to; empty: they are not. */
  email: z.union([z.literal(''), Email]),
  /** Where they are addressed to; null: to where the organisation is. */
  address: z.nullable(Address),
  /** Days from the date of an invoice to the last on which it is paid in time. */
  daysToPay: count(1, MOST_DAYS_TO_PAY),
})
