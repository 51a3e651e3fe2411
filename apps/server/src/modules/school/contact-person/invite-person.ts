import { emailKey, hasUserType, PORTAL_USER_TYPE, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { confirmedWithEmail, lockEmail } from '../../people/account/index.ts'
import { insertInvited } from '../../people/registration/index.ts'
import { outsideWall } from '../reach/index.ts'
import { followRights, insertPerson, isNamedFor } from './contact-person.repository.ts'

/** Who is to be named. */
export interface Invited {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  function?: string | undefined
}

type Asking = Pick<Context, 'world' | 'language'>

/** The account of an address: the one there is, else a new one whose owner chooses the password by a mail. */
async function accountFor(context: Asking, tx: Transaction, person: Invited): Promise<string> {
  const { world, language } = context
  const { email, firstName, lastName, phone = '' } = person
  const clientId = clientIdOf(world)
  const key = emailKey(email)
  await lockEmail(tx, clientId, key)
  const known = await confirmedWithEmail(tx, clientId, key)
  const own = known.find(({ userType }) => hasUserType(userType, USER_TYPE.WebShop))
  if (own) return own.id
  return insertInvited(world, tx, { email, firstName, lastName, phone, language, userType: PORTAL_USER_TYPE })
}

/**
 * Names somebody for an organisation, who is invited by mail; gives the number of their row. `namedBy`: whose account
 * did; null: staff. Refuses `contactPersonThere` who is named for it already.
 */
export async function invitePerson(
  context: Asking,
  tx: Transaction,
  asked: { organisationId: string; person: Invited; rights: number[]; namedBy: string | null },
): Promise<string> {
  const { organisationId, person, rights, namedBy } = asked
  const { world } = context
  const accountId = await accountFor(context, tx, person)
  if (await isNamedFor(tx, organisationId, accountId)) refuse('contactPersonThere', 'email')
  const id = world.newRowId()
  const { firstName, lastName, email, phone = '' } = person
  await insertPerson(tx, {
    id,
    clientId: clientIdOf(world),
    organisationId,
    accountId,
    function: person.function ?? '',
    rights,
    // Whose account it is shows what they are called when they come.
    invitedAs: { firstName, lastName, phone, email },
    namedOn: world.clock(),
    namedBy,
  })
  await outsideWall(tx, () => followRights(tx, accountId))
  return id
}
