import type { Gender, Language, PostalAddress } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/**
 * Who takes part in contracts: subscribes, travels, pays. A party is no account, though one may be linked: a child, a
 * parent, a school or an employer need none, and what is owed outlives an account. Whoever ordered as a guest first
 * has several in one account, each with what it owes.
 */
export const party = pgTable(
  'party',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    kind: text().$type<'person' | 'organisation'>().notNull(),
    customerNumber: text().notNull(),
    accountId: uuid().references(() => userAccount.id),
    language: text().$type<Language>().notNull(),
    createdOn: instant().notNull(),
  },
  table => [
    unique('party_customer_number').on(table.clientId, table.customerNumber),
    index('party_of_account').on(table.accountId).where(sql`${table.accountId} is not null`).concurrently(),
    check('party_kind', sql`${table.kind} in ('person', 'organisation')`),
  ],
)

/** Who a person is: a row of its own, so that it can be forgotten while numbers and balances stay. */
export const partyPerson = pgTable(
  'party_person',
  {
    partyId: uuid()
      .primaryKey()
      .references(() => party.id, { onDelete: 'cascade' }),
    salutation: integer().$type<Gender>().notNull(),
    title: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: jsonb().$type<PostalAddress>().notNull(),
    /**
     * Where they live is secret (§ 51 BMG), whichever record says so: triggers carry it to all rows of one client that
     * are the same person by name and birth date, and no screen, list or letter of the portal reads the address then.
     */
    isAddressSecret: boolean().notNull().default(false),
    /** When another home of theirs was entered last: a way to school that was said before begins where they were. */
    movedOn: instant(),
  },
  table => [
    index('party_person_secret').on(table.birthDate).where(sql`${table.isAddressSecret}`).concurrently(),
    index('party_person_moved').on(table.partyId).where(sql`${table.movedOn} is not null`).concurrently(),
    index('party_person_email').using('btree', sql`lower(${table.email})`).concurrently(),
    // How somebody's address or last name begins, as staff type it.
    index('party_person_email_begins').on(sql`lower(${table.email}) text_pattern_ops`).concurrently(),
    index('party_person_name_begins').on(sql`lower(${table.lastName}) text_pattern_ops`).concurrently(),
    index('party_person_name')
      .using('btree', sql`lower(${table.lastName})`, sql`lower(${table.firstName})`)
      .concurrently(),
    index('party_person_first_name').on(sql`lower(${table.firstName}) text_pattern_ops`).concurrently(),
  ],
)
