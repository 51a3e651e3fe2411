import { type SQL, sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'
import { INVOICE_DIGITS } from './invoice-number.ts'

/** A number of a year as `invoiceNumber` writes it. */
const written = (year: SQL, number: SQL): SQL =>
  sql`${year} || '-' || lpad((${number})::text, greatest(${INVOICE_DIGITS}::int, length((${number})::text)), '0')`

/** Whether the number so many after the counter's last was given to an order. */
const isGiven = (after: number): SQL => sql`exists (
  select 1 from "order" o
  where o.client_id = c.client_id and o.invoice_number = ${written(sql`c.year`, sql`c.last + ${after}::int`)})`

export const invoiceNumberInvariants: Invariants = {
  ofOrders: among => [
    {
      // Every number but the first follows one that was given; that the last of all is the counter's is asked once, not
      // per order.
      name: 'invoice numbers have no gaps',
      broken: sql`
        select o.id as what
        from "order" o
        cross join lateral (select split_part(o.invoice_number, '-', 1) as year, split_part(o.invoice_number, '-', 2)::int - 1 as number) before
        where ${among('o.id')} and o.invoice_number is not null and before.number > 0
          and not exists (
            select 1 from "order" p
            where p.client_id = o.client_id and p.invoice_number = ${written(sql`before.year`, sql`before.number`)})`,
    },
  ],
  ofAll: () => [
    {
      name: 'the last invoice number counted is the last one given',
      broken: sql`
        select c.client_id || ' ' || c.year as what from invoice_counter c
        where not ${isGiven(0)} or ${isGiven(1)}`,
    },
  ],
}
