import type {
  AccountState,
  Country,
  DynamicInfoAnswer,
  Gender,
  JourneySettings,
  Language,
  NotificationKind,
} from '@billett/domain'
import { ACCOUNT_STATES, NOTIFICATION_KINDS, USER_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

const oneOf = (values: readonly string[]) => sql.raw(values.map(value => `'${value}'`).join(', '))

/**
 * Who can sign in. A registration whose mail was not answered yet is a row of its own: somebody else's try to register
 * with the same address changes nothing about it. What is deleted keeps its number, which orders and the journal name,
 * and nothing that says who it was.
 */
export const userAccount = pgTable(
  'user_account',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Bit flags: a customer, or staff. */
    userType: integer().notNull(),
    state: text().$type<AccountState>().notNull(),
    email: text(),
    /** `email` as it is compared. */
    emailKey: text(),
    /** Staff sign in by it; customers by their e-mail address. */
    username: text(),
    /** PHC string. */
    passwordHash: text(),
    passwordChangedOn: instant().notNull(),
    rights: jsonb().$type<number[]>().notNull().default([]),
    language: text().$type<Language>().notNull(),
    customerNumber: text(),
    salutation: integer().$type<Gender>().notNull().default(0),
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    birthDate: text(),
    phone: text().notNull().default(''),
    dynamicInfos: jsonb().$type<DynamicInfoAnswer[]>().notNull().default([]),
    /** How journeys are searched; null until the customer has said so. */
    journeySettings: jsonb().$type<JourneySettings>(),
    /** Since when nobody of the company may act in the customer's place; null: they may. */
    takeOverRefusedOn: instant(),
    /** The page a registration came from. */
    originUrl: text(),
    registeredOn: instant().notNull(),
    activatedOn: instant(),
    /** Staff have looked at the customer's data (Spec 3 §2.4). */
    confirmedOn: instant(),
    deletionRequestedOn: instant(),
    deletedOn: instant(),
  },
  table => [
    check('user_account_state', sql`${table.state} in (${oneOf(ACCOUNT_STATES)})`),
    uniqueIndex('user_account_email')
      .on(table.clientId, table.userType, table.emailKey)
      .where(sql`${table.state} in ('active', 'disabled')`),
    uniqueIndex('user_account_username')
      .on(table.clientId, table.userType, table.username)
      .where(sql`${table.state} in ('active', 'disabled')`),
    uniqueIndex('user_account_customer_number')
      .on(table.clientId, table.customerNumber)
      .where(sql`${table.state} in ('active', 'disabled')`),
    index('user_account_staff_list').on(table.clientId, table.state, table.registeredOn, table.id).concurrently(),
    // Few among very many.
    index('user_account_of_company')
      .on(table.clientId, table.state, table.registeredOn, table.id)
      .where(sql`${table.userType} & ${sql.raw(String(USER_TYPE.HGS))} <> 0`)
      .concurrently(),
    index('user_account_email_begins').on(table.clientId, sql`${table.emailKey} text_pattern_ops`).concurrently(),
    index('user_account_first_name_begins')
      .on(table.clientId, sql`lower(${table.firstName}) text_pattern_ops`)
      .concurrently(),
    index('user_account_name_begins').on(table.clientId, sql`lower(${table.lastName}) text_pattern_ops`).concurrently(),
    index('user_account_username_begins')
      .on(table.clientId, sql`lower(${table.username}) text_pattern_ops`)
      .where(sql`${table.username} is not null`)
      .concurrently(),
    index('user_account_pending').on(table.registeredOn).where(sql`${table.state} = 'registered'`),
    index('user_account_pending_email').on(table.emailKey).where(sql`${table.state} = 'registered'`),
    index('user_account_deletion').on(table.deletionRequestedOn).where(sql`${table.deletionRequestedOn} is not null`),
    check('user_account_active_is_confirmed', sql`${table.state} <> 'active' or ${table.activatedOn} is not null`),
    check(
      'user_account_known_unless_deleted',
      sql`${table.state} = 'deleted' or (${table.email} is not null and ${table.emailKey} is not null and ${table.passwordHash} is not null)`,
    ),
    check(
      'user_account_deleted_is_nobody',
      sql`${table.state} <> 'deleted' or (${table.deletedOn} is not null and ${table.email} is null and ${table.emailKey} is null and ${table.username} is null and ${table.passwordHash} is null and ${table.customerNumber} is null and ${table.birthDate} is null and ${table.firstName} = '' and ${table.lastName} = '' and ${table.phone} = '')`,
    ),
  ],
)

/** Where a customer lives and wants letters; one of them is invoiced to. */
export const userAddress = pgTable(
  'user_address',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    isMain: boolean().notNull(),
    addressName: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    postCode: text().notNull(),
    city: text().notNull(),
    country: text().$type<Country>().notNull(),
    additional: text().notNull(),
  },
  table => [
    index('user_address_account').on(table.accountId),
    uniqueIndex('user_address_main').on(table.accountId).where(sql`${table.isMain}`),
  ],
)

/** Which version of the terms was accepted, and when; `acceptedOn` is what the browser said, `receivedOn` our clock. */
export const termsAcceptance = pgTable(
  'terms_acceptance',
  {
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    acceptedOn: instant().notNull(),
    receivedOn: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.version] })],
)

/** What a customer wants to be written to about; no row means no. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    enabled: boolean().notNull(),
    /** Proof of when it was said. */
    changedOn: instant().notNull(),
    /** What was agreed to, as it was read; null where nothing was, or before it was kept. */
    wording: text(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check('notification_setting_kind', sql`${table.kind} in (${oneOf(NOTIFICATION_KINDS)})`),
  ],
)
