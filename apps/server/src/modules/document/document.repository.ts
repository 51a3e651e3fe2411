import { and, desc, eq, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import type { Statements } from '../../db/database.ts'
import { userDocument } from '../../db/schema/index.ts'

const ownedBy = ({ clientId, accountId }: OwnAccount) =>
  and(eq(userDocument.clientId, clientId), eq(userDocument.accountId, accountId))

/** Without their content. */
export const documentsOf = (db: Statements, owner: OwnAccount) =>
  db
    .select({
      id: userDocument.id,
      fileName: userDocument.fileName,
      mimeType: userDocument.mimeType,
      size: sql<number>`octet_length(${userDocument.bytes})`,
      createdOn: userDocument.createdOn,
    })
    .from(userDocument)
    .where(ownedBy(owner))
    .orderBy(desc(userDocument.createdOn), desc(userDocument.id))

/** Refuses `documentNotFound` for another's and for none. */
export async function readDocument(db: Statements, owner: OwnAccount, id: string) {
  const [row] = await db
    .select()
    .from(userDocument)
    .where(and(ownedBy(owner), eq(userDocument.id, id)))
  return row ?? refuse('documentNotFound')
}
