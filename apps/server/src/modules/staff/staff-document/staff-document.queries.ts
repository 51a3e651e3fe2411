import type { DocumentKind, Instant } from '@billett/domain'
import { aliasedTable, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contract, party, userAccount, userDocument } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

const writer = aliasedTable(userAccount, 'writer')
const taker = aliasedTable(userAccount, 'taker')

const nameOf = ({ firstName, lastName, username }: typeof writer): SQL<string | null> =>
  sql<string | null>`coalesce(nullif(concat_ws(' ', ${firstName}, ${lastName}), ''), ${username})`

export interface ListedDocument {
  id: string
  title: string
  kind: DocumentKind
  fileName: string
  mimeType: string
  size: number
  createdOn: Instant
  writtenBy: string | null
  writerId: string | null
  contractNumber: string | null
  readOn: Instant | null
  takenBackOn: Instant | null
  takenBackBy: string | null
}

const listed = (db: Statements) =>
  db
    .select({
      id: userDocument.id,
      title: userDocument.title,
      kind: userDocument.kind,
      fileName: userDocument.fileName,
      mimeType: userDocument.mimeType,
      size: sql<number>`octet_length(${userDocument.bytes})`,
      createdOn: userDocument.createdOn,
      writerId: userDocument.writtenBy,
      writtenBy: nameOf(writer),
      contractNumber: contract.number,
      readOn: userDocument.readOn,
      takenBackOn: userDocument.takenBackOn,
      takenBackBy: nameOf(taker),
    })
    .from(userDocument)
    .leftJoin(writer, eq(writer.id, userDocument.writtenBy))
    .leftJoin(taker, eq(taker.id, userDocument.takenBackBy))
    .leftJoin(contract, eq(contract.id, userDocument.contractId))

/** Documents of an account, without their content. */
export const documentsOfAccount = (
  db: Statements,
  accountId: string,
  { limit, offset }: Window,
): Promise<ListedDocument[]> =>
  listed(db)
    .where(eq(userDocument.accountId, accountId))
    .orderBy(desc(userDocument.createdOn), desc(userDocument.id))
    .limit(limit)
    .offset(offset)

const ofAccount = (accountId: string, id: string) => and(eq(userDocument.accountId, accountId), eq(userDocument.id, id))

/** Refuses `documentNotFound` for another's and for none. */
export async function listedDocument(db: Statements, accountId: string, id: string): Promise<ListedDocument> {
  const [row] = await listed(db).where(ofAccount(accountId, id))
  return row ?? refuse('documentNotFound', 'documentGuid')
}

/** What is in a document; undefined for another's, for what was taken back and for none. */
export async function documentFile(db: Statements, accountId: string, id: string) {
  const { bytes, mimeType, fileName } = userDocument
  const [row] = await db
    .select({ bytes, mimeType, fileName })
    .from(userDocument)
    .where(and(ofAccount(accountId, id), isNull(userDocument.takenBackOn)))
  return row
}

/**
 * Takes a document out of an account, and says by what sum (SHA-256) its content would be known again; undefined where
 * somebody has just done so.
 */
export async function emptyDocument(
  tx: Transaction,
  { accountId, id, by, now }: { accountId: string; id: string; by: string; now: Instant },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ sum: sql<string>`encode(sha256(${userDocument.bytes}), 'hex')` })
    .from(userDocument)
    .where(and(ofAccount(accountId, id), isNull(userDocument.takenBackOn)))
    .for('update')
  if (!row) return undefined
  await tx
    .update(userDocument)
    .set({ bytes: new Uint8Array(), takenBackOn: now, takenBackBy: by })
    .where(ofAccount(accountId, id))
  return row.sum
}

/** The number of a contract that an account has concluded; refuses `contractNotFound` for any other as for none. */
export async function numberOfOwnContract(db: Statements, accountId: string, contractId: string): Promise<string> {
  const [row] = await db
    .select({ number: contract.number })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(and(eq(contract.id, contractId), eq(party.accountId, accountId)))
  return row?.number ?? refuse('contractNotFound', 'contractGuid')
}
