import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { userAccount } from '../people/user-account.ts'
import { organisation } from './organisation.ts'

/** Who looks after pupils for an organisation. What they may look at is reckoned from these rows with every query. */
export const contactPerson = pgTable(
  'contact_person',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id),
    /** What they do there, in their own words. */
    function: text().notNull(),
    /** Rights: numbers of the entries of the menu that they see, from 101 on. */
    rights: jsonb().$type<number[]>().notNull(),
    /** What they were invited as, shown until they come themselves; null: of a demo, or named before this was kept. */
    invitedAs: jsonb().$type<Readonly<Record<'firstName' | 'lastName' | 'phone' | 'email', string>>>(),
    namedOn: instant().notNull(),
    /** Whose account named them; null: staff, or a demo. */
    namedBy: uuid(),
    /** The last day on which they look at anything for it; null: no end is known. */
    lastDay: text(),
    /** From then on they look at nothing for it. */
    endedOn: instant(),
    endedBy: uuid(),
  },
  table => [
    uniqueIndex('contact_person_once').on(table.organisationId, table.accountId).where(sql`${table.endedOn} is null`),
    index('contact_person_account').on(table.accountId),
    // Nobody takes away themselves, whichever way it is tried.
    check('contact_person_not_by_oneself', sql`${table.endedBy} is distinct from ${table.accountId}`),
  ],
)

/** Where a pupil or an employee is, in which days; a trigger keeps the days of somebody apart. */
export const membership = pgTable(
  'membership',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    partyId: uuid()
      .notNull()
      .references(() => party.id, { onDelete: 'cascade' }),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    grade: text().notNull(),
    class: text().notNull(),
    /** Number of the employee; empty for pupils. */
    personnelNumber: text().notNull(),
    validFrom: text().notNull(),
    /** Last day; null: no end is known. */
    validUntil: text(),
  },
  table => [
    // Holds all that a count of who is there on a day asks for: the rows themselves are not looked at.
    index('membership_there').on(table.organisationId, table.validUntil, table.validFrom).concurrently(),
    index('membership_party').on(table.partyId, table.validFrom),
    check('membership_span', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
)
