import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { isHeld } from '../../../../db/held-claim.ts'
import { isStanding } from '../../../../db/standing-invoice.ts'
import { listedInvoices } from '../../../billing/invoice/index.ts'
import type { AskedBefore } from './asked-next.ts'

interface Row extends Record<string, unknown> {
  claimId: string
  invoiceId: string | null
  isHeld: boolean
}

/** More than any contract has. */
const MOST = 10_000

/** How far each claim of a contract has been asked for, by the claims' ids. */
export async function askedBefore(
  db: Statements,
  contractId: string,
  today: PlainDate,
): Promise<Map<string, AskedBefore>> {
  const { rows } = await db.execute<Row>(sql`
    select c.id as "claimId", asked.invoice_id as "invoiceId", ${isHeld(sql`c.id`)} as "isHeld"
    from claim c left join invoice_claim asked on asked.claim_id = c.id and ${isStanding(sql`asked.invoice_id`)}
    where c.contract_id = ${contractId}`)
  const ids = [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))]
  const which = sql`i.id = any(${sql.param(ids)}::uuid[])`
  const invoices = ids.length === 0 ? [] : await listedInvoices(db, { today, which }, { limit: MOST, offset: 0 })
  const byId = new Map(invoices.map(invoice => [invoice.id, invoice]))
  return new Map(
    rows.map(({ claimId, invoiceId, isHeld: held }) => [
      claimId,
      { isHeld: held, invoice: (invoiceId !== null && byId.get(invoiceId)) || null },
    ]),
  )
}
