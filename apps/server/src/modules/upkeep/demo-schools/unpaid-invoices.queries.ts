import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { type ListedInvoice, listedInvoices } from '../../billing/invoice/index.ts'

/** More invoices than payers of the demo get. */
const WINDOW = { limit: 1000, offset: 0 }

/** Invoices of a client that are not paid on a day. */
export const unpaidInvoices = (db: Statements, clientId: string, today: PlainDate): Promise<ListedInvoice[]> =>
  listedInvoices(db, { today, which: sql`i.client_id = ${clientId} and i.state in ('open', 'overdue')` }, WINDOW)
