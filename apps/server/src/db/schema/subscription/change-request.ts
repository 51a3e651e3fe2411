import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATES,
  type Change,
  type ChangeRequestKind,
  type ChangeRequestState,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { contract } from './contract.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))

/**
 * What somebody asked for about a contract, or an organisation about one that is to come. It says who asked and who
 * decided; what it changed is in the contract's history.
 */
export const changeRequest = pgTable(
  'change_request',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    contractId: uuid().references(() => contract.id),
    organisationId: uuid().references(() => party.id),
    kind: text().$type<ChangeRequestKind>().notNull(),
    state: text().$type<ChangeRequestState>().notNull(),
    /** What was asked for. */
    change: jsonb().$type<Change>().notNull(),
    /** When it was received: deadlines go by it, however late somebody decides. */
    requestedOn: instant().notNull(),
    /** Whose account asked; null: the shop by itself. */
    requestedBy: uuid(),
    decidedOn: instant(),
    /** Who decided, by name; null where nobody had to. */
    decidedBy: text(),
    /** What whoever decided said to it. */
    decision: text(),
    /** The first day on which it holds; null while it is not decided, and where it is rejected. */
    effectiveOn: text(),
    /** Last day on which it can be taken back; null: it cannot. */
    takeBackUntil: text(),
    /** What it put into the history: `seq` of the events. */
    events: jsonb().$type<number[]>().notNull(),
    /** The request that took it back. */
    takenBackBy: uuid(),
  },
  table => [
    index('change_request_contract').on(table.contractId, table.requestedOn),
    index('change_request_undecided').on(table.clientId, table.requestedOn).where(sql`${table.decidedOn} is null`),
    unique('change_request_taken_back_once').on(table.takenBackBy),
    check('change_request_kind', sql`${table.kind} in (${words(CHANGE_REQUEST_KINDS)})`),
    check('change_request_state', sql`${table.state} in (${words(CHANGE_REQUEST_STATES)})`),
    check('change_request_of_something', sql`num_nonnulls(${table.contractId}, ${table.organisationId}) > 0`),
    check(
      'change_request_decided',
      sql`(${table.decidedOn} is not null) = (${table.state} in ('accepted', 'acceptedWithModification', 'rejected'))`,
    ),
  ],
)
