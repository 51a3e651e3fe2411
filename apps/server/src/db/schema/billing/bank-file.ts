import type { BankFileState } from '@billett/domain'
import { BANK_FILE_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { billingRun } from './claim.ts'

const states = sql.raw(BANK_FILE_STATES.map(state => `'${state}'`).join(', '))

/** Who collects or pays, as it stood when a file was built. */
export interface FiledCreditor {
  name: string
  iban: string
  bic: string | null
  creditorId: string
}

/**
 * A file for the bank: one part of a run, as often as it had to be made. Released by somebody else than built it. What
 * is in it follows to the byte from this row and its collections or payouts, so that names and accounts are kept once.
 */
export const bankFile = pgTable(
  'bank_file',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    runId: uuid()
      .notNull()
      .references(() => billingRun.id),
    /** What it tells the bank to do: to collect, or to pay. */
    kind: text().$type<'debits' | 'transfers'>().notNull().default('debits'),
    part: integer().notNull(),
    attempt: integer().notNull(),
    /** What the bank knows it by: it takes none of them twice. */
    messageId: text().notNull().unique(),
    creditor: jsonb().$type<FiledCreditor>().notNull(),
    /** Of direct debits. */
    scheme: text().$type<'CORE' | 'B2B'>(),
    sequence: text().$type<'RCUR' | 'OOFF'>(),
    dueOn: text().notNull(),
    /** The last day on which the bank takes it. */
    handOverBy: text().notNull(),
    state: text().$type<BankFileState>().notNull(),
    count: integer().notNull(),
    sumCents: bigint({ mode: 'number' }).notNull(),
    /** Of its bytes as they were read again, hexadecimal; null while it is being built. */
    sha256: text(),
    builtBy: text().notNull(),
    /** The moment that stands in it. */
    builtOn: instant().notNull(),
    releasedBy: text(),
    releasedOn: instant(),
    /** When it began to be taken to the bank, which may have it since; null again where the bank refused it. */
    handOverBegunOn: instant(),
    handedOverOn: instant(),
  },
  table => [
    unique('bank_file_part').on(table.runId, table.part, table.attempt),
    index('bank_file_state').on(table.clientId, table.state),
    check('bank_file_state_known', sql`${table.state} in (${states})`),
    check('bank_file_second_person', sql`${table.releasedBy} <> ${table.builtBy}`),
    check(
      'bank_file_released',
      sql`(${table.releasedBy} is null) = (${table.releasedOn} is null)
        and (${table.handedOverOn} is null or ${table.releasedBy} is not null)`,
    ),
    check(
      'bank_file_built',
      sql`${table.state} = 'building' or ${table.state} = 'void' or ${table.sha256} is not null`,
    ),
    check('bank_file_totals', sql`${table.count} > 0 and ${table.sumCents} > 0`),
  ],
)
