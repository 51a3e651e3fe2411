import {
  BERLIN,
  type Cents,
  type Instant,
  type InvoiceFormat,
  type InvoiceKind,
  type InvoiceParty,
  type InvoiceState,
  type PlainDate,
  startOfDay,
} from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { isMailed } from './mailed-invoices.queries.ts'

/** An invoice as it stands today. */
export interface ListedInvoice {
  id: string
  number: string
  kind: InvoiceKind
  month: string
  issuedOn: PlainDate
  dueOn: PlainDate
  payerId: string
  currency: string
  grossCents: Cents
  dueCents: Cents
  /** What is still to be paid of it, less what its corrections came to. */
  openCents: Cents
  state: InvoiceState
  format: InvoiceFormat
  buyer: InvoiceParty
  /** The organisation that it went to; null where it is none. */
  payer: { guid: string; name: string } | null
  /** It is not paid, and was never mailed. */
  isUnsent: boolean
}

/** Of an invoice `i` with its state. */
export const IS_UNSENT = sql`(i.state in ('open', 'overdue') and not ${isMailed(sql`i.id`)})`

const sumOf = (cents: SQL, from: SQL) => sql`(select coalesce(sum(${cents}), 0)::int ${from})`

/** Of every invoice what it comes to by now: the domain's rule (`invoiceState`), as its test holds them together. */
const standing = (today: PlainDate) => sql`
  select i.*, (i.net_cents + i.vat_cents + i.rounding_cents) as gross_cents, stands.open_cents, case
      when i.kind <> 'invoice' then 'credit'
      when exists (select 1 from invoice back where back.preceding_id = i.id and back.kind = 'cancellation')
        then 'cancelled'
      when stands.open_cents = 0 then 'paid'
      when ${today} > i.due_on then 'overdue'
      else 'open' end as state
  from invoice i
  cross join lateral (
    select greatest(0, case when i.kind <> 'invoice' then 0 else i.due_cents
      + ${sumOf(sql`less.due_cents`, sql`from invoice less where less.preceding_id = i.id and less.kind <> 'invoice'`)}
      - ${sumOf(
        sql`paid.cents`,
        sql`from invoice_claim on_it join claim_payment paid on paid.claim_id = on_it.claim_id
          where on_it.invoice_id = i.id and paid.paid_on >= i.created_on`,
      )} end) as open_cents
  ) stands`

interface Wanted {
  today: PlainDate
  /** Which, of `i` and the organisation `o` it went to. */
  which: SQL
  /** The latest first without it. */
  order?: SQL
}

const listed = ({ today, which }: Wanted, columns: SQL) => sql`
  select ${columns} from (${standing(today)}) i
  join payer_account payer on payer.id = i.payer_id
  left join organisation o on o.party_id = payer.party_id
  where ${which}`

const COLUMNS = sql`i.id, i.number, i.kind, i.month, i.issued_on as "issuedOn", i.due_on as "dueOn",
  i.payer_id as "payerId", i.currency,
  i.gross_cents as "grossCents", i.due_cents as "dueCents", i.open_cents as "openCents", i.state, i.format, i.buyer,
  case when o.id is not null then jsonb_build_object('guid', o.id, 'name', o.name) end as payer,
  ${IS_UNSENT} as "isUnsent"`

const LATEST_FIRST = sql`i.issued_on desc, i.number desc`

/** A page of them. */
export async function listedInvoices(
  db: Statements,
  wanted: Wanted,
  { limit, offset }: Window,
): Promise<ListedInvoice[]> {
  const { rows } = await db.execute<{ [K in keyof ListedInvoice]: ListedInvoice[K] }>(
    sql`${listed(wanted, COLUMNS)} order by ${wanted.order ?? LATEST_FIRST} limit ${limit} offset ${offset}`,
  )
  return rows
}

/** As many as are asked for at once where all that are not paid matter. */
const ALL = { limit: 10_000, offset: 0 }

/** Invoices of a client that are not paid on a day. */
export const unpaidInvoices = (db: Statements, clientId: string, today: PlainDate): Promise<ListedInvoice[]> =>
  listedInvoices(db, { today, which: sql`i.client_id = ${clientId} and i.state in ('open', 'overdue')` }, ALL)

/** How many there are, counted no further than `most`. */
export async function invoicesCounted(db: Statements, wanted: Wanted, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${listed(wanted, sql`1`)} limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}

interface Counted {
  count: number
  oldest: Instant | null
}

/** How many there are of an invoice `i`, and since when: by a day of theirs. */
async function waiting(db: Statements, wanted: Wanted, day: SQL): Promise<Counted> {
  const columns = sql`count(*)::int as count, min(${day}) as oldest`
  const { rows } = await db.execute<{ count: number; oldest: PlainDate | null }>(listed(wanted, columns))
  const { count = 0, oldest = null } = rows[0] ?? {}
  return { count, oldest: oldest && startOfDay(oldest, BERLIN) }
}

/** Invoices that are not paid after their last day, and when the first of them should have been. */
export const overdueInvoices = (db: Statements, clientId: string, today: PlainDate): Promise<Counted> =>
  waiting(db, { today, which: sql`i.client_id = ${clientId} and i.state = 'overdue'` }, sql`i.due_on`)

/** Invoices that are not paid and were never mailed, and when the first of them was made. */
export const unsentInvoices = (db: Statements, clientId: string, today: PlainDate): Promise<Counted> =>
  waiting(db, { today, which: sql`i.client_id = ${clientId} and ${IS_UNSENT}` }, sql`i.issued_on`)

/** A list of what a company keeps back from wages. */
export interface ListedPayroll {
  id: string
  month: string
  currency: string
  count: number
  cents: Cents
  createdOn: string
  payer: { guid: string; name: string }
}

/** A page of lists, the latest first. `which`: of `list` and the company `o`. */
export async function listedPayrolls(db: Statements, which: SQL, { limit, offset }: Window): Promise<ListedPayroll[]> {
  const { rows } = await db.execute<{ [K in keyof ListedPayroll]: ListedPayroll[K] }>(sql`
    select list.id, list.month, list.currency, list.count, list.cents, list.created_on as "createdOn",
      jsonb_build_object('guid', o.id, 'name', o.name) as payer
    from payroll_list list join payer_account payer on payer.id = list.payer_id
    join organisation o on o.party_id = payer.party_id
    where ${which} order by list.month desc, lower(o.name), list.id limit ${limit} offset ${offset}`)
  return rows
}
