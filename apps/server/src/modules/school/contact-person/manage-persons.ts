import { randomUUID } from 'node:crypto'
import {
  type ChangedContactPerson,
  type ContactPerson,
  createContactPerson,
  deleteContactPerson,
  type NewContactPerson,
  updateContactPerson,
} from '@billett/contract'
import { emailKey, hasUserType, type MenuNode, PORTAL_USER_TYPE, portalRight, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, confirmedWithEmail, insertAccount, lockEmail, note } from '../../people/account/index.ts'
import { queueMail } from '../../people/account-mail/index.ts'
import { makeCode } from '../../people/code/index.ts'
import { mustReach, notePortalAct, outsideWall, rightsAt } from '../reach/index.ts'
import { presentPerson } from './contact-person.present.ts'
import { listedPersons } from './contact-person.queries.ts'
import { changePerson, endPerson, followRights, insertPerson } from './contact-person.repository.ts'

/** Who is named for an organisation, or for all the reader may look at. */
export async function showPersons(context: Context, organisation: string): Promise<ContactPerson[]> {
  const organisationId = organisation === 'all' ? undefined : organisation
  const rows = await listedPersons(context, context.world.db, { organisationId })
  return rows.map(row => presentPerson(row, context.visitor.id))
}

async function personSeen(context: Context, tx: Transaction, id: string) {
  const [row] = await listedPersons(context, tx, { id })
  return row ?? refuse('contactPersonNotFound', 'guid')
}

/** Nobody gives what they have not, at the organisation it is about. */
function rightsOf(held: readonly number[], nodes: readonly MenuNode[]): number[] {
  const rights = [...new Set(nodes.map(portalRight))].sort((a, b) => a - b)
  if (rights.some(right => !held.includes(right))) refuse('nodesTooMany', 'nodes')
  return rights
}

/** The account of an address: the one there is, else a new one whose owner chooses the password by a mail. */
async function accountFor(context: Context, tx: Transaction, person: NewContactPerson): Promise<string> {
  const { world, language } = context
  const { email, firstName, lastName, phone = '' } = person
  const clientId = clientIdOf(world)
  const key = emailKey(email)
  await lockEmail(tx, clientId, key)
  const known = await confirmedWithEmail(tx, clientId, key)
  const own = known.find(({ userType }) => hasUserType(userType, USER_TYPE.WebShop))
  if (own) return own.id
  const [accountId, now] = [world.newId(), world.clock()]
  await insertAccount(tx, {
    id: accountId,
    clientId,
    userType: PORTAL_USER_TYPE,
    state: 'active',
    email,
    emailKey: key,
    passwordHash: await world.passwords.hash(randomUUID()),
    passwordChangedOn: now,
    language,
    firstName,
    lastName,
    phone,
    registeredOn: now,
    activatedOn: now,
  })
  await note(world, tx, { kind: 'activated', accountId })
  const codeId = await makeCode(world, tx, { accountId, purpose: 'passwordReset' })
  await queueMail(world, tx, 'passwordReset', { accountId, language, codeId })
  return accountId
}

/**
 * Names somebody, who is invited by mail. Refuses `organisationNotFound`, `nodesTooMany`, and `contactPersonThere` who
 * is named for it already.
 */
export const namePerson = (context: Context, orgGuid: string, person: NewContactPerson): Promise<ContactPerson> =>
  context.world.db.transaction(async tx => {
    const { world, visitor } = context
    await mustReach(context, tx, orgGuid)
    const rights = rightsOf(await rightsAt(context, tx, orgGuid), person.nodes)
    const accountId = await accountFor(context, tx, person)
    const there = await listedPersons(context, tx, { accountId, organisationId: orgGuid })
    if (there.length > 0) refuse('contactPersonThere', 'email')
    const id = world.newRowId()
    await insertPerson(tx, {
      id,
      clientId: clientIdOf(world),
      organisationId: orgGuid,
      accountId,
      function: person.function ?? '',
      rights,
      // Whose account it is shows what they are called when they come.
      invitedAs: {
        firstName: person.firstName,
        lastName: person.lastName,
        phone: person.phone ?? '',
        email: person.email,
      },
      namedOn: world.clock(),
      namedBy: visitor.id,
    })
    await outsideWall(tx, () => followRights(tx, accountId))
    await notePortalAct(context, tx, createContactPerson, { aboutId: id, nodes: person.nodes.join(' ') })
    return presentPerson(await personSeen(context, tx, id), visitor.id)
  })

/** Changes what is known of somebody, and what they see; the own entries stay as they are. */
export const changeNamed = (context: Context, { guid, ...given }: ChangedContactPerson): Promise<ContactPerson> =>
  context.world.db.transaction(async tx => {
    const { visitor } = context
    const before = await personSeen(context, tx, guid)
    const { firstName, lastName, phone = '' } = given
    const own = await rightsAt(context, tx, before.organisationId)
    const rights = rightsOf(own, given.nodes)
    // What somebody was given by others is not taken away by who does not have it.
    const kept = before.rights.filter(right => !own.includes(right))
    const isOwn = before.accountId === visitor.id
    const held = isOwn ? before.rights : [...new Set([...rights, ...kept])].sort((a, b) => a - b)
    const isRenamed = firstName !== before.firstName || lastName !== before.lastName || phone !== before.phone
    // A name that its owner has chosen is the owner's alone.
    if (isRenamed && before.hasSignedIn && !isOwn) refuse('nameIsTheirs', 'firstName')
    const invitedAs = before.hasSignedIn ? null : { firstName, lastName, phone, email: before.email }
    await changePerson(tx, guid, { function: given.function ?? '', rights: held, invitedAs })
    if (isRenamed && (isOwn || before.isFresh))
      await changeAccount(tx, before.accountId, { firstName, lastName, phone })
    await outsideWall(tx, () => followRights(tx, before.accountId))
    await notePortalAct(context, tx, updateContactPerson, { aboutId: guid, nodes: given.nodes.join(' ') })
    return presentPerson(await personSeen(context, tx, guid), visitor.id)
  })

/** Ends what somebody may look at, at once. Refuses `ownContactPerson` the reader themselves. */
export const endNamed = (context: Context, guid: string): Promise<void> =>
  context.world.db.transaction(async tx => {
    const { world, visitor } = context
    const { accountId } = await personSeen(context, tx, guid)
    if (accountId === visitor.id) refuse('ownContactPerson', 'guid')
    await endPerson(tx, guid, world.clock(), visitor.id)
    await outsideWall(tx, () => followRights(tx, accountId))
    await notePortalAct(context, tx, deleteContactPerson, { aboutId: guid })
  })
