import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/** Profile pictures, as we drew them anew: what was uploaded is not kept. */
export const userPicture = pgTable('user_picture', {
  accountId: uuid()
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  clientId: text().notNull(),
  /** Another one with every upload. */
  pictureId: uuid().notNull(),
  bytes: bytes().notNull(),
  /** Pixels of either side. */
  size: integer().notNull(),
  createdOn: instant().notNull(),
})
