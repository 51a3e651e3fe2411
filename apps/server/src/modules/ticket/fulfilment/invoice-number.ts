import { businessDateOf, type Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { countInvoice } from './invoice-counter.repository.ts'

/** A number is written with as many digits at least. */
export const INVOICE_DIGITS = 6

/** As it stands on the invoice: `2026-000017`. */
const invoiceNumber = (year: number, number: number): string => `${year}-${`${number}`.padStart(INVOICE_DIGITS, '0')}`

/**
 * The next invoice number: without gaps, because the counter's row stays locked until the invoice it was taken for is
 * stored.
 */
export async function nextInvoiceNumber(tx: Transaction, clientId: string, now: Instant): Promise<string> {
  const year = Number(businessDateOf(now).slice(0, 4))
  return invoiceNumber(year, await countInvoice(tx, clientId, year))
}
