import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_MOVES,
  CHANGE_REQUEST_STATES,
  type ChangeRequestKind,
  type ChangeRequestState,
  type PortalRequest,
  type RequestDecider,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { changeRequest } from '../subscription/change-request.ts'
import { contract } from '../subscription/contract.ts'
import { organisation } from './organisation.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))
const moves = sql.raw(CHANGE_REQUEST_MOVES.map(({ from, to }) => `('${from}', '${to}')`).join(', '))

/**
 * What people of the portal asked for about a pupil or a contract. What waits for the transport operator is handed on
 * as a request about the contract, and stands from then on as that one does.
 */
export const schoolRequest = pgTable(
  'school_request',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** The school it is about; of a change of school the new one. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text().$type<ChangeRequestKind>().notNull(),
    state: text().$type<ChangeRequestState>().notNull(),
    /** As it was asked for. */
    asked: jsonb().$type<PortalRequest>().notNull(),
    /** What was agreed to instead; null: what was asked for. */
    agreed: jsonb().$type<PortalRequest>(),
    /** Who has still to say yes, in this order. */
    deciders: jsonb().$type<RequestDecider[]>().notNull(),
    /** How often it was moved: whoever decides names what they saw. */
    version: integer().notNull(),
    /** Whom it is about; null while they are nobody yet, and when they were forgotten. */
    partyId: uuid().references(() => party.id, { onDelete: 'set null' }),
    contractId: uuid().references(() => contract.id),
    requestedOn: instant().notNull(),
    /** Whose account asked; null: an import. */
    requestedBy: uuid(),
    decidedOn: instant(),
    /** Who decided, by name; null where nobody had to. */
    decidedBy: text(),
    /** What whoever decided said to it. */
    decision: text(),
    /** The first day on which it holds. */
    effectiveOn: text(),
    /** The request that the transport operator decides on. */
    handedOnId: uuid().references(() => changeRequest.id),
  },
  table => [
    index('school_request_organisation').on(table.organisationId, table.requestedOn),
    index('school_request_party').on(table.partyId),
    index('school_request_contract').on(table.contractId),
    unique('school_request_handed_on').on(table.handedOnId),
    check('school_request_kind', sql`${table.kind} in (${words(CHANGE_REQUEST_KINDS)})`),
    check('school_request_state', sql`${table.state} in (${words(CHANGE_REQUEST_STATES)})`),
    check(
      'school_request_decided',
      sql`(${table.decidedOn} is not null) = (${table.state} in ('accepted', 'acceptedWithModification', 'rejected'))`,
    ),
    check('school_request_modified', sql`${table.state} <> 'acceptedWithModification' or ${table.agreed} is not null`),
    check('school_request_waits', sql`(${table.decidedOn} is null) = (jsonb_array_length(${table.deciders}) > 0)`),
  ],
)

/** How a request went from state to state, along the table of moves. Rows are only ever added. */
export const schoolRequestMove = pgTable(
  'school_request_move',
  {
    requestId: uuid()
      .notNull()
      .references(() => schoolRequest.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … of one request. */
    number: integer().notNull(),
    from: text().$type<ChangeRequestState>().notNull(),
    to: text().$type<ChangeRequestState>().notNull(),
    movedOn: instant().notNull(),
    /** Whose account moved it; null: an import. */
    movedBy: uuid(),
  },
  table => [
    primaryKey({ columns: [table.requestId, table.number] }),
    check('school_request_move_allowed', sql`(${table.from}, ${table.to}) in (${moves})`),
  ],
)
