import { ORGANISATION_KINDS, type OrganisationKind, type PostalAddress } from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { party } from '../people/party.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))

/** Who sends pupils or employees, and who pays for them: a tree, which a trigger keeps free of circles. */
export const organisation = pgTable(
  'organisation',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Counts its changes: whoever changes it names the one they read. */
    version: integer().notNull().default(1),
    /** As what it takes part in contracts and pays. */
    partyId: uuid()
      .notNull()
      .references(() => party.id),
    parentId: uuid().references((): AnyPgColumn => organisation.id),
    kind: text().$type<OrganisationKind>().notNull(),
    name: text().notNull(),
    /** Number of the school; empty where it has none. */
    number: text().notNull(),
    schoolType: text().notNull(),
    address: jsonb().$type<PostalAddress>().notNull(),
    /** Reference of the stop beside it, to which ways are measured; empty: nobody has said so far. */
    stop: text().notNull().default(''),
    /** It confirms facts before who pays decides. */
    isObligatedToControl: boolean().notNull(),
    /** From which day on it does, or does not any more; both null: nothing else is known. */
    controlFrom: text(),
    controlThen: boolean(),
    validFrom: text().notNull(),
    /** Last day; null: no end is known. */
    validUntil: text(),
  },
  table => [
    unique('organisation_party').on(table.partyId),
    uniqueIndex('organisation_number').on(table.clientId, table.number).where(sql`${table.number} <> ''`),
    index('organisation_parent').on(table.parentId),
    index('organisation_name').on(table.clientId, sql`lower(${table.name})`),
    check('organisation_kind', sql`${table.kind} in (${words(ORGANISATION_KINDS)})`),
    check('organisation_span', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
)

/** Who pays for whose pupils, in which days; a trigger keeps the days of an organisation apart. */
export const paysFor = pgTable(
  'pays_for',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => organisation.id),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    validFrom: text().notNull(),
    /** Last day; null: no end is known. */
    validUntil: text(),
  },
  table => [
    index('pays_for_payer').on(table.payerId),
    index('pays_for_organisation').on(table.organisationId, table.validFrom),
    check('pays_for_span', sql`${table.validUntil} >= ${table.validFrom}`),
    check('pays_for_others', sql`${table.payerId} <> ${table.organisationId}`),
  ],
)
