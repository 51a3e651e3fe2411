import type { Instant } from '@billett/domain'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { userDocument } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** What was taken back is there for its owner as little as another's. */
const ownedBy = ({ clientId, accountId }: OwnAccount) =>
  and(eq(userDocument.clientId, clientId), eq(userDocument.accountId, accountId), isNull(userDocument.takenBackOn))

/** Without their content. */
export const documentsOf = (db: Statements, owner: OwnAccount, { limit, offset }: Window) =>
  db
    .select({
      id: userDocument.id,
      title: userDocument.title,
      kind: userDocument.kind,
      fileName: userDocument.fileName,
      mimeType: userDocument.mimeType,
      size: sql<number>`octet_length(${userDocument.bytes})`,
      createdOn: userDocument.createdOn,
      isRead: sql<boolean>`${userDocument.readOn} is not null`,
    })
    .from(userDocument)
    .where(ownedBy(owner))
    .orderBy(desc(userDocument.createdOn), desc(userDocument.id))
    .limit(limit)
    .offset(offset)

/**
 * Gives a document, which counts as read from the first time on. Refuses `documentNotFound` for another's and for none.
 */
export async function openDocument(db: Statements, owner: OwnAccount, id: string, now: Instant) {
  const [row] = await db
    .update(userDocument)
    .set({ readOn: sql`coalesce(${userDocument.readOn}, ${now})` })
    .where(and(ownedBy(owner), eq(userDocument.id, id)))
    .returning()
  return row ?? refuse('documentNotFound')
}

/** Puts a document into an account; one that is there already stays. */
export async function putDocument(
  db: Statements,
  document: Omit<typeof userDocument.$inferInsert, 'readOn' | 'takenBackOn' | 'takenBackBy'>,
): Promise<void> {
  await db.insert(userDocument).values(document).onConflictDoNothing()
}

/** Bytes of all that people of the company have put into an account. */
export async function putBytes(db: Statements, accountId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(octet_length(${userDocument.bytes})), 0)`.mapWith(Number) })
    .from(userDocument)
    .where(and(eq(userDocument.accountId, accountId), isNotNull(userDocument.writtenBy)))
  return row?.bytes ?? 0
}

/** Those of an account that have these ids, the oldest first, without their content. */
export const documentsNamed = (db: Statements, owner: OwnAccount, ids: readonly string[]) =>
  db
    .select({ id: userDocument.id, fileName: userDocument.fileName, createdOn: userDocument.createdOn })
    .from(userDocument)
    .where(and(ownedBy(owner), inArray(userDocument.id, [...ids])))
    .orderBy(asc(userDocument.createdOn))
