import { and, eq } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import { userPicture } from '../../../db/schema/index.ts'

type StoredPicture = typeof userPicture.$inferSelect

const ownedBy = ({ clientId, accountId }: OwnAccount) =>
  and(eq(userPicture.clientId, clientId), eq(userPicture.accountId, accountId))

export async function readPicture(db: Statements, owner: OwnAccount): Promise<StoredPicture | undefined> {
  const [row] = await db.select().from(userPicture).where(ownedBy(owner))
  return row
}

/** The one the account has takes the place of any before. */
export async function savePicture(db: Statements, picture: StoredPicture): Promise<void> {
  await db.insert(userPicture).values(picture).onConflictDoUpdate({ target: userPicture.accountId, set: picture })
}

export async function deletePicture(db: Statements, owner: OwnAccount): Promise<void> {
  await db.delete(userPicture).where(ownedBy(owner))
}
