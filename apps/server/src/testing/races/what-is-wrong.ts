import { sql } from 'drizzle-orm'
import { brokenInvariants } from '../../modules/upkeep/books-check/index.ts'
import type { Stage } from './stage.ts'

/** What is wrong with the data, whoever raced: of everything together, and of each order's payments. */
export async function whatIsWrong({ test }: Stage): Promise<string[]> {
  const wrong = (await brokenInvariants(test.world.db, test.now())).map(({ invariant }) => `books: ${invariant}`)
  const { rows } = await test.world.db.execute<{ what: string; times: number }>(sql`
    select 'open payments of an order' as what, count(*)::int as times from payment_attempt
      where state in ('created', 'open', 'pending', 'unknown') group by order_id having count(*) > 1
    union all
    select 'entries of ' || split_part(key, ':', 1), count(*)::int from ledger_entry group by key having count(*) > 1
    union all
    select 'messages with one id', count(*)::int from webhook_inbox group by provider, event_id having count(*) > 1
    union all
    select 'invoices with one number', count(*)::int from "order" where invoice_number is not null
      group by client_id, invoice_number having count(*) > 1`)
  return [...wrong, ...rows.map(({ what, times }) => `${times} ${what}`)]
}
