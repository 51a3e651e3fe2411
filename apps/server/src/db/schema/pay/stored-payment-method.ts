import type { PaymentSubType, PaymentType, SetupState } from '@billett/domain'
import { SETUP_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from '../people/user-account.ts'

const states = sql.raw(SETUP_STATES.map(state => `'${state}'`).join(', '))

/** Stays at the provider that made it: a card to store is entered there, and only its name comes back. */
export const paymentSetup = pgTable(
  'payment_setup',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    reference: text().notNull(),
    paymentType: integer().$type<PaymentType>().notNull(),
    paymentSubType: integer().$type<PaymentSubType>().notNull(),
    /** The stored method that is entered anew; null for one more. */
    replacesId: uuid(),
    createdOn: instant().notNull(),
    /** Rows that are older than this column wait for nothing any more. */
    state: text().$type<SetupState>().notNull().default('expired'),
    /** When it is looked at next; null once nothing can become of it. */
    pollOn: instant(),
    polls: integer().notNull().default(0),
    /** Hash of the secret in the return address: only who was sent back by the provider knows it. */
    secretHash: text(),
    /** When its owner came back with the secret. */
    provenOn: instant(),
    /**
     * What the provider has confirmed, until its owner has proven to be who entered it; then it is a stored method's.
     */
    token: text(),
    label: text(),
    /** Until when the proof of what was confirmed is waited for. */
    proofUntil: instant(),
  },
  table => [
    unique('payment_setup_reference').on(table.provider, table.reference),
    index('payment_setup_account').on(table.accountId),
    index('payment_setup_poll').on(table.pollOn).where(sql`${table.pollOn} is not null`),
    check('payment_setup_state', sql`${table.state} in (${states})`),
  ],
)

/** What a provider calls the owner of an account, where it keeps customers. */
export const paymentCustomer = pgTable(
  'payment_customer',
  {
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    reference: text().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.provider] })],
)

/** Methods a customer can pay with again. */
export const storedPaymentMethod = pgTable(
  'stored_payment_method',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    paymentType: integer().$type<PaymentType>().notNull(),
    paymentSubType: integer().$type<PaymentSubType>().notNull(),
    /** What the provider knows it by. */
    token: text().notNull(),
    /** `Visa •••• 1111`. */
    label: text().notNull(),
    isDefault: boolean().notNull(),
    /** The setup it came from, so that it is stored once; the column is older than the word. */
    setupId: uuid('registration_id')
      .notNull()
      .unique()
      .references(() => paymentSetup.id, { onDelete: 'cascade' }),
    createdOn: instant().notNull(),
  },
  table => [
    index('stored_payment_method_account').on(table.accountId),
    uniqueIndex('stored_payment_method_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
)
