import { CARD_ORDER_STATES, type CardOrderState, type CardRecipient } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from './contract.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))

/** A card that a producer has to make: one for each event of a contract that wants one. */
export const mediumOrder = pgTable(
  'medium_order',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    /** `seq` of the event that wants it. */
    eventSeq: integer().notNull(),
    state: text().$type<CardOrderState>().notNull(),
    /** Raised by people who order once more what was rejected: to the producer each is an order of its own. */
    attempt: integer().notNull(),
    /** To whom the producer was told to send it; null before it was asked. */
    recipient: text().$type<CardRecipient>(),
    /** Number of the card; null before it is made. */
    serial: text(),
    /** Day on which it is expected; null while none is known. */
    arrivesOn: text(),
    /** Why it was rejected. */
    detail: text(),
    orderedOn: instant().notNull(),
    /** When the producer is asked next; null where nothing more is to be asked. */
    askOn: instant(),
  },
  table => [
    unique('medium_order_of_event').on(table.contractId, table.eventSeq),
    index('medium_order_to_ask').on(table.clientId, table.askOn).where(sql`${table.askOn} is not null`),
    check('medium_order_state', sql`${table.state} in (${words(CARD_ORDER_STATES)})`),
  ],
)

/** A card that was made for a contract. Whether it is in the post, active or expired a day tells. */
export const medium = pgTable(
  'medium',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    serial: text().notNull(),
    /** Day from which its holder is expected to have it. */
    arrivesOn: text().notNull(),
    sentOn: instant().notNull(),
    /** From when on it is good for nothing more; null while it is. */
    blockedOn: instant(),
    /** When the producer has heard of the block; null before. */
    blockToldOn: instant(),
  },
  table => [
    unique('medium_serial').on(table.clientId, table.serial),
    index('medium_contract').on(table.contractId),
    index('medium_block_to_tell')
      .on(table.clientId)
      .where(sql`${table.blockedOn} is not null and ${table.blockToldOn} is null`),
    check('medium_block_told', sql`${table.blockToldOn} is null or ${table.blockedOn} is not null`),
  ],
)
