import { and, asc, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { notificationSetting, userAddress, userPicture } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { pendingEmailOf } from '../code/index.ts'
import type { Account } from './account.repository.ts'
import { mustAcceptTerms } from './terms.ts'

export type StoredAddress = typeof userAddress.$inferSelect

/** An account with everything that is shown with it. */
export interface FullAccount {
  account: Account
  addresses: StoredAddress[]
  notifications: (typeof notificationSetting.$inferSelect)[]
  pictureId: string | null
  pendingEmail: string | null
  acceptTermsNecessary: boolean
}

export const addressesOf = (db: Statements, accountId: string): Promise<StoredAddress[]> =>
  db.select().from(userAddress).where(eq(userAddress.accountId, accountId)).orderBy(asc(userAddress.position))

export async function mainAddressOf(db: Statements, accountId: string): Promise<StoredAddress | undefined> {
  const [row] = await db
    .select()
    .from(userAddress)
    .where(and(eq(userAddress.accountId, accountId), eq(userAddress.isMain, true)))
  return row
}

async function pictureIdOf(db: Statements, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ pictureId: userPicture.pictureId })
    .from(userPicture)
    .where(eq(userPicture.accountId, accountId))
  return row?.pictureId ?? null
}

export async function fullAccount(world: World, db: Statements, account: Account): Promise<FullAccount> {
  return {
    account,
    addresses: await addressesOf(db, account.id),
    notifications: await db.select().from(notificationSetting).where(eq(notificationSetting.accountId, account.id)),
    pictureId: await pictureIdOf(db, account.id),
    pendingEmail: await pendingEmailOf(world, db, account.id),
    acceptTermsNecessary: await mustAcceptTerms(world, db, account),
  }
}
