import type { LinkAct } from '@billett/domain'
import { LINK_ACTS } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from './contract.ts'
import { entitlementProof } from './file.ts'
import { payerAccount } from './payer-account.ts'

const acts = sql.raw(LINK_ACTS.map(act => `'${act}'`).join(', '))

/**
 * Links that were mailed: whoever has one may do one thing for one contract, for a while. The secret is made from the
 * id and the deployment's key when the mail is written; here is only its hash.
 */
export const signedLink = pgTable(
  'signed_link',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    act: text().$type<LinkAct>().notNull(),
    /** Of `giveProof`: which. */
    proofId: uuid().references(() => entitlementProof.id),
    /**
     * Of `changeAccount`: whose account alone; null: what whoever concluded the contract pays by. Of `pay`: whose debt.
     */
    payerId: uuid().references(() => payerAccount.id),
    /** SHA-256 of the secret, base64url. */
    hash: text().notNull().unique(),
    createdOn: instant().notNull(),
    expiresOn: instant().notNull(),
    usedOn: instant(),
    /** When somebody first looked at what it shows; of those alone that show something again and again. */
    openedOn: instant(),
  },
  table => [
    index('signed_link_contract').on(table.contractId),
    check('signed_link_act', sql`${table.act} in (${acts})`),
    index('signed_link_payer').on(table.payerId).where(sql`${table.payerId} is not null`).concurrently(),
    check('signed_link_payer', sql`${table.payerId} is null or ${table.act} in ('changeAccount', 'pay')`),
    check('signed_link_proof', sql`(${table.act} = 'giveProof') = (${table.proofId} is not null)`),
  ],
)
