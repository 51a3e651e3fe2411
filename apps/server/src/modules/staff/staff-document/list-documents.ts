import type { StaffDocument } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { staffWindow } from '../listing/index.ts'
import { documentOwner } from './document-owner.ts'
import { presentDocument } from './staff-document.present.ts'
import { documentsOfAccount } from './staff-document.queries.ts'

/** A page of a customer's documents. Refuses `userNotFound`. */
export async function listDocuments(
  context: Context,
  userId: string,
  query: Parameters<typeof staffWindow>[0],
): Promise<StaffDocument[]> {
  const { db } = context.world
  const { id } = await documentOwner(context, db, userId)
  return (await documentsOfAccount(db, id, staffWindow(query))).map(presentDocument)
}
