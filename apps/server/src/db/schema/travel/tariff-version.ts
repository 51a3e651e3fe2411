import type { Tariff } from '@billett/domain'
import type { TariffProblem } from '@billett/tariff-import'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Tariffs in versions (`domain/version`): drafts that staff have sent in, those that are or were sold, and what was
 * thrown away. Which one is sold says the active region. Its tariff never changes.
 */
export const tariffVersion = pgTable('tariff_version', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The file it came from; null where it came together with a timetable. */
  tariffSource: text(),
  tariff: jsonb().$type<Tariff>().notNull(),
  /** SHA-256 of the file, or of the tariff as JSON where it was imported by an operator. */
  fingerprint: text().notNull(),
  /** What was found in it that does not keep it back. */
  warnings: jsonb().$type<TariffProblem[]>().notNull(),
  storedOn: instant().notNull(),
  /** Account of staff; null where an operator has imported it. */
  writtenBy: text(),
  /** The version it is a copy of: somebody has gone back to it. */
  copyOf: integer(),
  checkedOn: instant(),
  releasedBy: text(),
  releasedOn: instant(),
  /** The minute from which it was released. */
  activeFrom: instant(),
  /** When it was first sold. */
  startedOn: instant(),
  discardedOn: instant(),
})
