import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { ALL_MENU_NODES, PORTAL_USER_TYPE, portalRight, toInstant } from '@billett/domain'
import { argon2Hashing } from '../../apps/server/src/adapters/password-hashing/argon2-hashing.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { contactPerson, userAccount } from '../../apps/server/src/db/schema/index.ts'
import { type ShopClient, shopClient } from '../product/shop-client.ts'

const PASSWORD = 'Regen am Markt 17'

const fail = (error: Error) => {
  throw error
}

interface Where {
  shop: string
  databaseUrl: string
  clientId: string
}

/** Somebody who sees everything of an organisation in the portal, signed in. */
export async function anOfficial({ shop, databaseUrl, clientId }: Where, organisationId: string): Promise<ShopClient> {
  const { db, close } = openDatabase({ url: databaseUrl, size: 1, onError: fail })
  const [now, id] = [toInstant(Date.now()), randomUUID()]
  const email = `${id}@example.org`
  const rights = ALL_MENU_NODES.map(portalRight)
  await db.insert(userAccount).values({
    id,
    clientId,
    userType: PORTAL_USER_TYPE,
    state: 'active',
    email,
    emailKey: email,
    passwordHash: await argon2Hashing().hash(PASSWORD),
    passwordChangedOn: now,
    language: 'en',
    firstName: 'Grace',
    lastName: 'Hopper',
    rights,
    registeredOn: now,
    activatedOn: now,
  })
  const named = { clientId, organisationId, accountId: id, function: '', rights, namedOn: now }
  await db.insert(contactPerson).values({ id: randomUUID(), ...named })
  await close()
  const client = shopClient(shop)
  await client.ask(calls.getInfo)
  const [signedIn] = await client.ask(calls.login, {
    body: { email, password: PASSWORD, clientId, userType: PORTAL_USER_TYPE },
  })
  if (!signedIn || !('id_token' in signedIn)) throw new Error('somebody of the portal was not signed in')
  client.become(signedIn.id_token)
  return client
}
