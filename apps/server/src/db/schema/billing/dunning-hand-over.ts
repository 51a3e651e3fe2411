import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { claim } from './claim.ts'
import { dunningCase } from './dunning.ts'

/** What was given to a collection agency at once: who did so, and how much it was. Rows are only ever added. */
export const dunningHandOver = pgTable(
  'dunning_hand_over',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Cases, and what was owed in them together. */
    cases: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    madeBy: text().notNull(),
    reason: text().notNull(),
    madeOn: instant().notNull(),
  },
  table => [
    index('dunning_hand_over_made').on(table.clientId, table.madeOn),
    check('dunning_hand_over_sum', sql`${table.cases} > 0 and ${table.cents} > 0`),
  ],
)

/** A claim that was handed over, with what of it was open then; a credit is less than nothing. */
export const dunningHandOverClaim = pgTable(
  'dunning_hand_over_claim',
  {
    handOverId: uuid()
      .notNull()
      .references(() => dunningHandOver.id),
    caseId: uuid()
      .notNull()
      .references(() => dunningCase.id),
    claimId: uuid()
      .notNull()
      .references(() => claim.id),
    cents: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.handOverId, table.claimId] }),
    // A case goes to an agency once, whoever hands it over.
    uniqueIndex('dunning_hand_over_claim_once').on(table.caseId, table.claimId),
    index('dunning_hand_over_claim_claim').on(table.claimId),
    check('dunning_hand_over_claim_cents', sql`${table.cents} <> 0`),
  ],
)
