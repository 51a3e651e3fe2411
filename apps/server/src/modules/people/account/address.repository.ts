import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { userAddress } from '../../../db/schema/index.ts'
import type { StoredAddress } from './account.queries.ts'

export async function insertAddresses(tx: Transaction, addresses: StoredAddress[]): Promise<void> {
  if (addresses.length > 0) await tx.insert(userAddress).values(addresses)
}

/** Those of the account, and no others from now on. */
export async function storeAddresses(tx: Transaction, accountId: string, addresses: StoredAddress[]): Promise<void> {
  await tx.delete(userAddress).where(eq(userAddress.accountId, accountId))
  await insertAddresses(tx, addresses)
}
