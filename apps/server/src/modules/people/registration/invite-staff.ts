import { randomUUID } from 'node:crypto'
import { emailKey, type Language, RIGHTS, type Right, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { insertAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { makeCode } from '../code/index.ts'

export interface Invited {
  email: string
  username: string
  firstName: string
  lastName: string
  rights: readonly Right[]
  language: Language
}

/**
 * Makes an account of the provider's user management (Spec 1 §6). Its owner chooses the password by the link of a mail;
 * nobody else ever knew one.
 */
export async function inviteStaff(world: World, invited: Invited): Promise<string> {
  const { rights, language, ...person } = invited
  const now = world.clock()
  const accountId = world.newId()
  const passwordHash = await world.passwords.hash(randomUUID())
  await world.db.transaction(async tx => {
    await insertAccount(tx, {
      ...person,
      id: accountId,
      clientId: clientIdOf(world),
      userType: USER_TYPE.HGS,
      state: 'active',
      emailKey: emailKey(person.email),
      passwordHash,
      passwordChangedOn: now,
      rights: rights.map(right => RIGHTS[right]),
      language,
      registeredOn: now,
      activatedOn: now,
    })
    await note(world, tx, { kind: 'activated', accountId })
    const codeId = await makeCode(world, tx, { accountId, purpose: 'passwordReset' })
    await queueMail(world, tx, 'passwordReset', { accountId, language, codeId })
  })
  return accountId
}
