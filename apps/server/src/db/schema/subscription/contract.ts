import { type Happening, WAITS_IN_PORTAL } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { applicationStateIn } from '../../state-in.ts'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { subscriptionConfiguration } from './configuration.ts'

/**
 * An application for a subscription, and the contract it becomes. Whether one runs, is paused or has ended is told by
 * its events and a day, and stored nowhere.
 */
export const contract = pgTable(
  'contract',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** What people call it. */
    number: text().notNull(),
    /** Who concluded it. */
    subscriberId: uuid()
      .notNull()
      .references(() => party.id),
    /** Who travels. */
    holderId: uuid()
      .notNull()
      .references(() => party.id),
    organisationId: uuid().references(() => party.id),
    /** About whose people it is from a day to come on; null while it stays where it is. */
    nextOrganisationId: uuid(),
    /** The day of that. */
    nextOrganisationOn: text(),
    /** The version it was concluded by. */
    configurationId: uuid()
      .notNull()
      .references(() => subscriptionConfiguration.id),
    /** ISO 4217. */
    currency: text().notNull(),
    /** One of the states of Spec 3 §4. */
    state: text().notNull(),
    /** Number of its last event: whoever adds one names the one before. */
    seq: integer().notNull(),
    /** The first day on which something of it has to be claimed; null where nothing can follow. */
    nextLookOn: text(),
    /** Something was claimed since its passes were looked at; whatever happens to it is claimed first. */
    passesDue: boolean().notNull().default(true),
    submittedOn: instant().notNull(),
  },
  table => [
    unique('contract_number').on(table.clientId, table.number),
    index('contract_subscriber').on(table.subscriberId),
    index('contract_holder').on(table.holderId),
    index('contract_organisation').on(table.organisationId, table.state).concurrently(),
    index('contract_next_organisation')
      .on(table.clientId, table.nextOrganisationOn)
      .where(sql`${table.nextOrganisationOn} is not null`)
      .concurrently(),
    index('contract_next_look').on(table.clientId, table.nextLookOn).where(sql`${table.nextLookOn} is not null`),
    // What staff list: one state after the other, as `order_staff_list`.
    index('contract_staff_list').on(table.clientId, table.state, table.submittedOn, table.id).concurrently(),
    // What waits for schools and who pays, the oldest first, with what tells for whom: it is counted by this alone.
    index('contract_waits_in_portal')
      .on(table.submittedOn, table.id, table.organisationId, table.state, table.configurationId, table.seq)
      .where(applicationStateIn(table.state, state => WAITS_IN_PORTAL.includes(state)))
      .concurrently(),
    index('contract_passes_due').on(table.clientId).where(sql`${table.passesDue}`).concurrently(),
  ],
)

/** What happened to a contract, in the order of recording. Rows are only ever added; a correction is another one. */
export const contractEvent = pgTable(
  'contract_event',
  {
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    seq: integer().notNull(),
    clientId: text().notNull(),
    /** What it is, from which day on it holds, and what is to be known of it. */
    happening: jsonb().$type<Happening>().notNull(),
    recordedOn: instant().notNull(),
    /** Who did it: a customer's or somebody of staff's account; null: the shop by itself. */
    actorId: uuid(),
  },
  table => [
    primaryKey({ columns: [table.contractId, table.seq] }),
    index('contract_event_parked')
      .on(table.clientId)
      .where(sql`${table.happening} ->> 'kind' = 'parked'`)
      .concurrently(),
    // Who is to pay from some day on sees the contract before anything is claimed of them.
    index('contract_event_shares')
      .using('gin', sql`(${table.happening} -> 'payload' -> 'shares')`)
      .where(sql`${table.happening} ->> 'kind' = 'sharesAgreed'`)
      .concurrently(),
  ],
)
