import type { Done } from '../../../call/act/doing.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { documentOwner } from './document-owner.ts'
import { documentFile } from './staff-document.queries.ts'

/**
 * What is in a customer's document, and the note that it was looked at. Refuses `userNotFound`, and `documentNotFound`
 * for another's, for what was taken back and for none.
 */
export async function openDocument(
  context: Context,
  { userId, documentGuid }: { userId: string; documentGuid: string },
  tx: Transaction,
): Promise<Done<never>> {
  const { id, clientId } = await documentOwner(context, tx, userId)
  const file = (await documentFile(tx, id, documentGuid)) ?? refuse('documentNotFound', 'documentGuid')
  return { answer: { file }, act: { kind: 'user', id, clientId, after: { document: documentGuid, opened: true } } }
}
