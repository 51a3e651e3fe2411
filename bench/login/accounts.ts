import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { toInstant, USER_TYPE } from '@billett/domain'
import { argon2Hashing } from '../../apps/server/src/adapters/password-hashing/argon2-hashing.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { userAccount } from '../../apps/server/src/db/schema/index.ts'
import { shopClient } from '../product/shop-client.ts'

const PASSWORD = 'Regen am Markt 17'

export interface BenchAccount {
  id: string
  email: string
  password: string
}

/** Customers who can sign in, stored as if they had registered and followed the link of their mail. */
export async function someAccounts(databaseUrl: string, clientId: string, count: number): Promise<BenchAccount[]> {
  const onError = (error: Error) => {
    throw error
  }
  const { db, close } = openDatabase({ url: databaseUrl, size: 1, onError })
  const passwordHash = await argon2Hashing().hash(PASSWORD)
  const now = toInstant(Date.now())
  const accounts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `customer-${index + 1}@example.org`,
    password: PASSWORD,
  }))
  await db.insert(userAccount).values(
    accounts.map(({ id, email }, index) => ({
      id,
      clientId,
      userType: USER_TYPE.WebShop,
      state: 'active' as const,
      email,
      emailKey: email,
      passwordHash,
      passwordChangedOn: now,
      language: 'en' as const,
      firstName: 'Ada',
      lastName: `Lovelace ${index + 1}`,
      registeredOn: now,
      activatedOn: now,
    })),
  )
  await close()
  return accounts
}

/** Whose shop it is: who signs in has to say it. */
export async function clientIdOf(shop: string): Promise<string> {
  const client = shopClient(shop)
  const [info] = await client.ask(calls.getInfo)
  client.agent.destroy()
  if (!info) throw new Error('the shop does not say whose it is')
  return info.clientId
}
