import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from './user-account.ts'
import { userSession } from './user-session.ts'

/**
 * What the OpenID provider remembers between two requests: grants, codes, tokens, sessions of browsers, logins under
 * way.
 */
export const openIdState = pgTable(
  'open_id_state',
  {
    /** `AuthorizationCode`, `Grant` … */
    model: text().notNull(),
    /** Of what a stranger could use by itself, codes and tokens, the hash. */
    key: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    /** The public name of a browser's session. */
    uid: text(),
    accountId: uuid(),
    consumedOn: instant(),
    expiresOn: instant(),
  },
  table => [
    primaryKey({ columns: [table.model, table.key] }),
    index('open_id_state_grant').on(table.grantId),
    index('open_id_state_uid').on(table.uid),
    index('open_id_state_account').on(table.accountId),
    index('open_id_state_expiry').on(table.expiresOn),
  ],
)

/** The provider takes a browser for signed in only as long as the device is signed in to the shop. */
export const openIdSession = pgTable(
  'open_id_session',
  {
    uid: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => userSession.id, { onDelete: 'cascade' }),
  },
  table => [index('open_id_session_session').on(table.sessionId)],
)

/** Which other service a customer lets know what (Spec 1 §2.6). */
export const openIdConsent = pgTable(
  'open_id_consent',
  {
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    openIdClientId: text().notNull(),
    /** Names the wording that was agreed to; other words ask anew. */
    acceptedTermsId: uuid().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    acceptedOn: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.openIdClientId] })],
)

/** What id tokens are signed with. The private half is readable only together with the deployment's own key. */
export const openIdKey = pgTable('open_id_key', {
  kid: text().primaryKey(),
  sealedJwk: text().notNull(),
  createdOn: instant().notNull(),
})

/** What services of a company's settings show, sealed with `CONFIG_KEY`: staff write it and nobody reads it. */
export const openIdSecret = pgTable(
  'open_id_secret',
  {
    clientId: text().notNull(),
    /** Its `client_id` at the provider. */
    serviceId: text().notNull(),
    sealed: text().notNull(),
    /** What is shown of it. */
    ending: text().notNull(),
    /** Account of whoever wrote it. */
    writtenBy: text().notNull(),
    writtenOn: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.clientId, table.serviceId] })],
)
