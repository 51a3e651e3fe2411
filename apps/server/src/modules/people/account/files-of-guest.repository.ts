import { and, eq, isNull } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { uploadedFile } from '../../../db/schema/index.ts'

/** Files that a guest has sent in and not handed in yet are those of their account from now on. */
export async function moveFilesOfGuest(
  tx: Transaction,
  guestId: string,
  { clientId, accountId }: OwnAccount,
): Promise<void> {
  const { ownerId, contractId } = uploadedFile
  await tx
    .update(uploadedFile)
    .set({ ownerId: accountId })
    .where(and(eq(ownerId, guestId), isNull(contractId), eq(uploadedFile.clientId, clientId)))
}
