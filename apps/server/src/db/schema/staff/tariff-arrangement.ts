import type { ArrangedPart, GroupBoard, SortGroupText } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What one version says; which of them it is, its part decides. */
export interface ArrangedContent {
  board?: GroupBoard
  texts?: SortGroupText[]
  languages?: string[]
}

/**
 * What staff have arranged of the tariff, above what was imported: in versions of each part (`domain/version`), of a
 * client and a service area. One of each is active; earlier ones stay to go back to.
 */
export const tariffArrangement = pgTable(
  'tariff_arrangement',
  {
    clientId: text().notNull(),
    part: text().$type<ArrangedPart>().notNull(),
    /** Number of the service area (Spec 1 §9); 0 of the whole shop. */
    serviceArea: integer().notNull(),
    /** From 1 on, counted for each part of a client and a service area. */
    version: integer().notNull(),
    content: jsonb().$type<ArrangedContent>().notNull(),
    storedOn: instant().notNull(),
    /** Account of staff. */
    writtenBy: text().notNull(),
    checkedOn: instant(),
    releasedBy: text(),
    releasedOn: instant(),
    active: boolean().notNull(),
    /** When another one took its place. */
    replacedOn: instant(),
    discardedOn: instant(),
    /** The region it was last held against, so that what an import has dropped is told once. */
    heldAgainst: integer(),
  },
  table => [
    primaryKey({ columns: [table.clientId, table.part, table.serviceArea, table.version] }),
    uniqueIndex('tariff_arrangement_one_active')
      .on(table.clientId, table.part, table.serviceArea)
      .where(sql`${table.active}`),
  ],
)
