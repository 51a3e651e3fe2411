import { businessDateOf, type Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { countInvoice } from './invoice-counter.repository.ts'

/**
 * The next invoice number, `2026-000017`: without gaps, because the counter's row stays locked until the invoice it was
 * taken for is stored.
 */
export async function nextInvoiceNumber(tx: Transaction, clientId: string, now: Instant): Promise<string> {
  const year = Number(businessDateOf(now).slice(0, 4))
  return `${year}-${`${await countInvoice(tx, clientId, year)}`.padStart(6, '0')}`
}
