import { userDocument } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

interface Owned {
  documentGuid: string
  userId: string
  clientId: string
  /** Who of the company wrote it. */
  by: string
}

/** A document that somebody of the company has put into an account, and nobody has taken back. */
export async function documentWritten(test: TestWorld, { documentGuid: id, userId: accountId, clientId, by }: Owned) {
  const bytes = Buffer.from('%PDF-1.7')
  const file = { fileName: 'letter.pdf', mimeType: 'application/pdf', bytes }
  await test.world.db
    .insert(userDocument)
    .values({ ...file, id, clientId, accountId, title: 'x', kind: 'letter', createdOn: test.now(), writtenBy: by })
    .onConflictDoUpdate({ target: userDocument.id, set: { bytes, takenBackOn: null, takenBackBy: null, readOn: null } })
}
