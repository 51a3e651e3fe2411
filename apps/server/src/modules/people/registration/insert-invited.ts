import { randomUUID } from 'node:crypto'
import { emailKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { makeCode } from '../code/index.ts'

type Account = Parameters<typeof insertAccount>[1]

/** Who is invited, and to what. */
type Person = Pick<Account, 'firstName' | 'lastName' | 'userType' | 'language'> &
  Partial<Pick<Account, 'username' | 'phone' | 'rights'>> & { email: string }

/**
 * Makes an account whose owner chooses the password by the link of a mail; nobody else ever knew one. Gives its id.
 */
export async function insertInvited(world: World, tx: Transaction, person: Person): Promise<string> {
  const now = world.clock()
  const accountId = world.newId()
  await insertAccount(tx, {
    ...person,
    id: accountId,
    clientId: clientIdOf(world),
    state: 'active',
    emailKey: emailKey(person.email),
    passwordHash: await world.passwords.hash(randomUUID()),
    passwordChangedOn: now,
    registeredOn: now,
    activatedOn: now,
  })
  await note(world, tx, { kind: 'activated', accountId })
  const codeId = await makeCode(world, tx, { accountId, purpose: 'passwordReset' })
  await queueMail(world, tx, 'passwordReset', { accountId, language: person.language, codeId })
  return accountId
}
