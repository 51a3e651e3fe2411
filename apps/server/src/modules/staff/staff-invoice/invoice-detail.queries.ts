import type { Instant, InvoiceKind, PlainDate } from '@billett/domain'
import { asc, eq, like, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { sentMail } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import { invoiceMailKey } from '../../billing/invoice/index.ts'

interface Other {
  guid: string
  number: string
  kind: InvoiceKind
  /** It was made of this one, and not the other way round. */
  follows: boolean
}

/** What an invoice corrects, takes back or stands for, and what does so with it, in the order of their numbers. */
export async function othersOf(db: Statements, invoiceId: string): Promise<Other[]> {
  const { rows } = await db.execute<{ [K in keyof Other]: Other[K] }>(sql`
    select other.id as guid, other.number, other.kind, other.preceding_id = i.id is true as follows from invoice i
    join invoice other on other.id = i.preceding_id or other.preceding_id = i.id
    where i.id = ${invoiceId} order by other.number`)
  return rows
}

/** When an invoice was mailed, the first first. */
export async function mailsOf(db: Statements, invoiceId: string): Promise<Instant[]> {
  const { key, sentOn } = sentMail
  const first = invoiceMailKey(invoiceId)
  const rows = await db
    .select({ sentOn })
    .from(sentMail)
    .where(or(eq(key, first), like(key, `${first}:%`)))
    .orderBy(asc(sentOn))
  return rows.map(row => row.sentOn)
}

interface ClaimOfLine {
  guid: string
  contractGuid: string
  contractNumber: string
  customerNumber: string
  from: PlainDate
  periodEnd: PlainDate
  cents: number
}

/** What a line of an invoice is made of, by the numbers of contracts. */
export async function claimsOfLine(
  db: Statements,
  { clientId, invoiceId, line }: { clientId: string; invoiceId: string; line: number },
  { limit, offset }: Window,
): Promise<ClaimOfLine[]> {
  const { rows } = await db.execute<{ [K in keyof ClaimOfLine]: ClaimOfLine[K] }>(sql`
    select c.id as guid, contract.id as "contractGuid", contract.number as "contractNumber",
      holder.customer_number as "customerNumber", c.period_start as from, c.period_end as "periodEnd", c.cents
    from invoice i join invoice_claim on_it on on_it.invoice_id = i.id
    join claim c on c.id = on_it.claim_id join contract on contract.id = c.contract_id
    join party holder on holder.id = contract.holder_id
    where i.client_id = ${clientId} and i.id = ${invoiceId} and on_it.line = ${line}
    order by contract.number, c.id limit ${limit} offset ${offset}`)
  return rows
}
