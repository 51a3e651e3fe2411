import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from './contract.ts'

/** What people decided who look after subscriptions, with their names. Rows are only ever added. */
export const deskDecision = pgTable(
  'desk_decision',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** What it was about: a cancellation or withdrawal somebody declared, a configuration, contract, proof, party. */
    about: text().$type<'declaration' | 'configuration' | 'contract' | 'proof' | 'party'>().notNull(),
    subjectId: uuid().notNull(),
    contractId: uuid().references(() => contract.id),
    outcome: text()
      .$type<
        | 'applied'
        | 'dismissed'
        | 'released'
        | 'parked'
        | 'unparked'
        | 'linkSent'
        | 'accepted'
        | 'rejected'
        | 'ended'
        | 'cardOrderedAgain'
        | 'priceAnnounced'
        | 'handedOver'
        | 'sharesAgreed'
        | 'productChanged'
        | 'payerDied'
        | 'erased'
        | 'blocked'
        | 'unblocked'
        | 'resumed'
        | 'charged'
      >()
      .notNull(),
    /** By name; of two who decide together both. */
    decidedBy: jsonb().$type<string[]>().notNull(),
    reason: text().notNull(),
    decidedOn: instant().notNull(),
  },
  table => [
    uniqueIndex('desk_decision_once').on(table.subjectId).where(sql`${table.about} = 'declaration'`),
    index('desk_decision_contract').on(table.contractId),
  ],
)
