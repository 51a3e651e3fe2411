import { addMinutes, type Instant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Minutes after which a refund that nobody has made counts as forgotten. */
const FORGOTTEN = 24 * 60

/** Minutes for which claims are looked at: older ones cannot have changed. */
const LATELY = 24 * 60

/** The invoice number so many after the counter's last, as the counter writes it. */
const invoiceAfter = (difference: number): SQL => {
  const number = sql`(c.last + ${difference}::int)::text`
  return sql`c.year || '-' || lpad(${number}, greatest(6, length(${number})), '0')`
}
const isGiven = (number: SQL): SQL =>
  sql`exists (select 1 from "order" o where o.client_id = c.client_id and o.invoice_number = ${number})`

/** What must hold of everything together, and can be told from few rows. */
export const invariantsOfAll = (now: Instant): Invariant[] => [
  {
    name: 'the last invoice number counted is the last one given',
    broken: sql`
      select c.client_id || ' ' || c.year as what from invoice_counter c
      where not ${isGiven(invoiceAfter(0))} or ${isGiven(invoiceAfter(1))}`,
  },
  {
    name: 'no refund waits for ever',
    broken: sql`select id as what from refund where state = 'requested' and created_on < ${addMinutes(now, -FORGOTTEN)}`,
  },
  {
    name: 'what was claimed is in the books, once and over its amount',
    broken: sql`
      select c.id as what from claim c left join ledger_entry l on l.key = 'claim:' || c.id
      where c.booked_on > ${addMinutes(now, -LATELY)}
        and ((c.cents <> 0) <> (l.id is not null) or abs(c.cents) <> l.amount_cents
          or (l.debit = 'receivable') <> (c.cents > 0) or l.contract_id <> c.contract_id)`,
  },
  {
    name: 'no job was given up',
    broken: sql`select id as what from job.job where state = 'failed'`,
  },
  {
    name: 'a discount code is counted as often as it is used',
    broken: sql`
      select c.code as what from discount_counter c
      where c.uses <> (select count(*) from discount_use u where u.code = c.code)`,
  },
]
