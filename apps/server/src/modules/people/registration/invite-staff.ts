import { randomUUID } from 'node:crypto'
import { emailKey, type Language, RIGHTS, type Right, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { makeCode } from '../code/index.ts'

export interface Invited {
  email: string
  username: string
  firstName: string
  lastName: string
  /** Their numbers. */
  rights: readonly number[]
  language: Language
}

/**
 * Makes an account of the provider's user management (Spec 1 §6). Its owner chooses the password by the link of a
 * mail; nobody else ever knew one.
 */
export async function insertStaff(world: World, tx: Transaction, { rights, language, ...person }: Invited) {
  const now = world.clock()
  const accountId = world.newId()
  await insertAccount(tx, {
    ...person,
    id: accountId,
    clientId: clientIdOf(world),
    userType: USER_TYPE.HGS,
    state: 'active',
    emailKey: emailKey(person.email),
    passwordHash: await world.passwords.hash(randomUUID()),
    passwordChangedOn: now,
    rights: [...rights],
    language,
    registeredOn: now,
    activatedOn: now,
  })
  await note(world, tx, { kind: 'activated', accountId })
  const codeId = await makeCode(world, tx, { accountId, purpose: 'passwordReset' })
  await queueMail(world, tx, 'passwordReset', { accountId, language, codeId })
  return accountId
}

/** The same by somebody at the machine, who names rights instead of numbering them. */
export const inviteStaff = (
  world: World,
  { rights, ...invited }: Omit<Invited, 'rights'> & { rights: readonly Right[] },
): Promise<string> =>
  world.db.transaction(tx => insertStaff(world, tx, { ...invited, rights: rights.map(right => RIGHTS[right]) }))
