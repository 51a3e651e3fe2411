import type { StaffDocument } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { documentOwner } from './document-owner.ts'
import { presentDocument } from './staff-document.present.ts'
import { emptyDocument, listedDocument } from './staff-document.queries.ts'

interface Asked {
  userId: string
  documentGuid: string
  reason: string
}

/**
 * Takes a document out of a customer's account: they see it no more, and what was in it is gone; that it was there, who
 * wrote it and whether it was read is kept. Refuses `documentNotFound` for another's as for none, `documentOfShop`
 * what the shop itself has made, and `documentTakenBack`.
 */
export async function takeBackDocument(
  context: Context,
  { userId, documentGuid, reason }: Asked,
  tx: Transaction,
): Promise<Done<StaffDocument>> {
  const { id: accountId, clientId } = await documentOwner(context, tx, userId)
  const { title, fileName, size, readOn, writerId } = await listedDocument(tx, accountId, documentGuid)
  if (writerId === null) refuse('documentOfShop', 'documentGuid')
  const taken = { accountId, id: documentGuid, by: context.visitor.id, now: context.world.clock() }
  const sha256 = (await emptyDocument(tx, taken)) ?? refuse('documentTakenBack', 'documentGuid')
  return {
    answer: item(presentDocument(await listedDocument(tx, accountId, documentGuid))),
    act: {
      kind: 'user',
      id: accountId,
      clientId,
      before: { document: documentGuid, title, fileName, size, sha256, readOn },
      after: { takenBack: true, reason },
    },
  }
}
