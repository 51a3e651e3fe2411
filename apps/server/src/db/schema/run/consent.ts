import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * What visitors chose in the cookie notice, one row for each answer: proof of consent (GDPR 7), and nothing that says
 * who it was.
 */
export const cookieConsent = pgTable(
  'cookie_consent',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Made up for the device; it is shown there, so that a visitor can name it. */
    consentId: uuid().notNull(),
    /** Category -> cookie -> accepted. */
    choices: jsonb().$type<Record<string, Record<string, boolean>>>().notNull(),
    /** Only what is required was accepted. */
    isRefusal: boolean().notNull(),
    language: text().notNull(),
    givenOn: instant().notNull(),
  },
  table => [
    index('cookie_consent_of_device').on(table.consentId),
    index('cookie_consent_given').using('brin', table.givenOn),
  ],
)
