import { addMinutes, USER_TYPE } from '@billett/domain'
import { userAccount, userSession } from '../db/schema/index.ts'
import type { World } from '../world.ts'
import { PASSWORD } from './account.ts'

interface Staff {
  id: string
  clientId: string
  rights: readonly number[]
  /** Whether they have shown with a passkey who they are; true without it. */
  isProven?: boolean
}

/** Stores somebody of the staff, unless they are there, who has just signed in. Gives the id of the session. */
export async function staffSession(world: World, { id, clientId, rights, isProven = true }: Staff): Promise<string> {
  const now = world.clock()
  const email = `${id}@staff.example`
  await world.db
    .insert(userAccount)
    .values({
      id,
      clientId,
      userType: USER_TYPE.HGS,
      state: 'active',
      email,
      emailKey: email,
      username: id,
      passwordHash: await world.passwords.hash(PASSWORD),
      passwordChangedOn: now,
      rights: [...rights],
      language: 'de',
      registeredOn: now,
      activatedOn: now,
    })
    .onConflictDoNothing()
  const session = { id: world.newId(), accountId: id, device: 'Firefox, Linux', startedOn: now, seenOn: now }
  await world.db.insert(userSession).values({
    ...session,
    expiresOn: addMinutes(now, 60),
    provenOn: isProven ? now : null,
    endedOn: null,
    endedBy: null,
  })
  return session.id
}
