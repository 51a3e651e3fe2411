import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { decisionLetter, fileContent, organisationFile, uploadedFile } from '../../../db/schema/index.ts'
import type { StoredDecision, StoredLetter } from './decision.repository.ts'

/** Bytes of a stored piece. */
const PIECE = 256 * 1024

interface Kept {
  file: {
    id: string
    clientId: string
    contractId: string | null
    fileName: string
    mimeType: string
    bytes: Uint8Array
    uploadedOn: string
  }
  decision: Pick<StoredDecision, 'authorityId' | 'decidedById'>
  title: string
  letter: StoredLetter
  rowId: () => string
}

/** Keeps a letter among the papers of who has decided; one that is there already stays. */
export async function keepLetter(tx: Transaction, { file, decision, title, letter, rowId }: Kept): Promise<void> {
  const { bytes, ...row } = file
  const stored = await tx
    .insert(decisionLetter)
    .values({ ...letter, fileId: null })
    .onConflictDoNothing()
    .returning({ decisionId: decisionLetter.decisionId })
  if (stored.length === 0) return
  const { authorityId, decidedById: accountId } = decision
  // A letter without a contract is kept as long as other papers of an organisation are.
  const keptUntil = row.contractId === null ? sql`${row.uploadedOn}::timestamptz + interval '2 years'` : null
  await tx.insert(uploadedFile).values({ ...row, ownerId: accountId, size: bytes.length, keptUntil })
  for (let part = 0; part * PIECE < bytes.length; part += 1) {
    const piece = bytes.subarray(part * PIECE, (part + 1) * PIECE)
    await tx.insert(fileContent).values({ fileId: row.id, part, bytes: Buffer.from(piece) })
  }
  const { clientId, uploadedOn: createdOn } = row
  await tx
    .insert(organisationFile)
    .values({ id: rowId(), clientId, organisationId: authorityId, fileId: row.id, accountId, title, createdOn })
  await tx.update(decisionLetter).set({ fileId: row.id }).where(sql`decision_id = ${letter.decisionId}`)
}
