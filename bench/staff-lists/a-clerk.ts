import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS, toInstant, USER_TYPE } from '@billett/domain'
import { argon2Hashing } from '../../apps/server/src/adapters/password-hashing/argon2-hashing.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { userAccount } from '../../apps/server/src/db/schema/index.ts'
import { type ShopClient, shopClient } from '../product/shop-client.ts'

const PASSWORD = 'Regen am Markt 17'
const USERNAME = 'clerk'

const fail = (error: Error) => {
  throw error
}

/** Somebody of the company who may do everything, signed in. */
export async function aClerk(
  { shop, databaseUrl }: { shop: string; databaseUrl: string },
  clientId: string,
): Promise<ShopClient> {
  const { db, close } = openDatabase({ url: databaseUrl, size: 1, onError: fail })
  const now = toInstant(Date.now())
  const email = 'clerk@example.org'
  await db.insert(userAccount).values({
    id: randomUUID(),
    clientId,
    userType: USER_TYPE.HGS,
    state: 'active',
    username: USERNAME,
    email,
    emailKey: email,
    passwordHash: await argon2Hashing().hash(PASSWORD),
    passwordChangedOn: now,
    language: 'en',
    firstName: 'Grace',
    lastName: 'Hopper',
    rights: Object.values(RIGHTS),
    registeredOn: now,
    activatedOn: now,
  })
  await close()
  const client = shopClient(shop)
  const said = { email: USERNAME, password: PASSWORD, clientId, userType: USER_TYPE.HGS }
  const [signedIn] = await client.ask(calls.login, { body: said })
  if (!signedIn || !('id_token' in signedIn)) throw new Error('the clerk was not signed in')
  client.become(signedIn.id_token)
  return client
}
