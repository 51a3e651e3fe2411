import {
  type ClaimComponent,
  INVOICE_FORMATS,
  type InvoiceFormat,
  type InvoiceKind,
  type InvoiceParty,
  type InvoiceSeller,
  type PostalAddress,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'
import { claim } from './claim.ts'

const formats = sql.raw(INVOICE_FORMATS.map(format => `'${format}'`).join(', '))

/** How a payer wants their invoices; whoever has no row gets the usual. */
export const invoiceProfile = pgTable(
  'invoice_profile',
  {
    payerId: uuid()
      .primaryKey()
      .references(() => payerAccount.id),
    clientId: text().notNull(),
    format: text().$type<InvoiceFormat>().notNull(),
    /** Empty where there is none, as the order's number. */
    leitwegId: text().notNull(),
    orderNumber: text().notNull(),
    buyerReference: text().notNull().default(''),
    recipient: text().notNull().default(''),
    /** Null: where the payer is. */
    address: jsonb().$type<PostalAddress>(),
    /** 1, 2, 3 …: whoever changes it says which they have read. */
    version: integer().notNull().default(1),
    /** Empty: where the payer is written to otherwise. */
    email: text().notNull(),
    daysToPay: integer().notNull(),
  },
  table => [
    check('invoice_profile_format', sql`${table.format} in (${formats})`),
    check('invoice_profile_days', sql`${table.daysToPay} between 1 and 90`),
  ],
)

/** The last number of an invoice in a client's year; its row is held until the invoice is stored. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { clientId: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  table => [primaryKey({ columns: [table.clientId, table.year] })],
)

/** What a payer who is not debited is asked for, for a month; amounts as in EN 16931. Rows are only ever added. */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    /** `2026-12`: in which it was made up; of what takes an invoice back that of the invoice. */
    month: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    /** The invoice that it corrects or takes back; what took back the one that it stands for; null on others. */
    precedingId: uuid(),
    /** Why an invoice was taken back; empty on others. */
    reason: text().notNull().default(''),
    number: text().notNull(),
    issuedOn: text().notNull(),
    dueOn: text().notNull(),
    currency: text().notNull(),
    /** By which money that is transferred is known to be for it (ISO 11649). */
    reference: text().notNull(),
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    format: text().$type<InvoiceFormat>().notNull(),
    leitwegId: text().notNull(),
    orderNumber: text().notNull(),
    buyerReference: text().notNull().default(''),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    prepaidCents: integer().notNull(),
    roundingCents: integer().notNull(),
    dueCents: integer().notNull(),
    createdOn: instant().notNull(),
  },
  table => [
    foreignKey({ name: 'invoice_corrects', columns: [table.precedingId], foreignColumns: [table.id] }),
    unique('invoice_number').on(table.clientId, table.number),
    unique('invoice_once').on(table.payerId, table.month, table.precedingId).nullsNotDistinct(),
    index('invoice_issued').on(table.clientId, table.issuedOn),
    index('invoice_preceding').on(table.precedingId).where(sql`${table.precedingId} is not null`),
    check(
      'invoice_kind',
      sql`${table.kind} = 'invoice' or (${table.kind} in ('correction', 'cancellation') and num_nonnulls(${table.precedingId}) = 1)`,
    ),
    check(
      'invoice_due',
      sql`${table.dueCents} = ${table.netCents} + ${table.vatCents} - ${table.prepaidCents} + ${table.roundingCents}`,
    ),
  ],
)

/** So many tickets of a place at a price. */
export const invoiceLine = pgTable(
  'invoice_line',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoice.id),
    /** 1, 2, 3 … */
    number: integer().notNull(),
    /** For whose people it is; null: for nobody's but the payer's. No foreign key: it is as it was. */
    placeId: uuid(),
    place: text().notNull(),
    product: text().notNull(),
    component: text().$type<ClaimComponent>().notNull(),
    periodStart: text().notNull(),
    vatPermille: integer().notNull(),
    /** It is kept back from wages of employees of the payer. */
    byPayroll: boolean().notNull().default(false),
    unitCents: integer().notNull(),
    count: integer().notNull(),
    grossCents: integer().notNull(),
    netCents: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.invoiceId, table.number] }),
    check('invoice_line_gross', sql`${table.grossCents} = ${table.unitCents} * ${table.count} and ${table.count} > 0`),
  ],
)

/** What an invoice is for. A claim is in one at most, and in another where that was taken back. */
export const invoiceClaim = pgTable(
  'invoice_claim',
  {
    claimId: uuid()
      .notNull()
      .references(() => claim.id),
    /** 1, and one more for each invoice with it that was taken back. */
    time: integer().notNull().default(1),
    invoiceId: uuid().notNull(),
    line: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.claimId, table.time] }),
    foreignKey({
      name: 'invoice_claim_line',
      columns: [table.invoiceId, table.line],
      foreignColumns: [invoiceLine.invoiceId, invoiceLine.number],
    }),
    index('invoice_claim_invoice').on(table.invoiceId),
  ],
)
