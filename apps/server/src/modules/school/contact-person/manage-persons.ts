import {
  type ChangedContactPerson,
  type ContactPerson,
  createContactPerson,
  deleteContactPerson,
  type NewContactPerson,
  updateContactPerson,
} from '@billett/contract'
import { businessDateOf, type MenuNode, type PlainDate, portalRight } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount } from '../../people/account/index.ts'
import { mustReach, notePortalAct, outsideWall, rightsAt } from '../reach/index.ts'
import { presentPerson } from './contact-person.present.ts'
import { listedPersons, type PersonRow } from './contact-person.queries.ts'
import { changePerson, endPerson, followRights } from './contact-person.repository.ts'
import { invitePerson } from './invite-person.ts'

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

/**
 * Names somebody, who is invited by mail. Refuses `organisationNotFound`, `nodesTooMany`, and `contactPersonThere` who
 * is named for it already.
 */
export const namePerson = (context: Context, orgGuid: string, person: NewContactPerson): Promise<ContactPerson> =>
  context.world.db.transaction(async tx => {
    const { visitor } = context
    await mustReach(context, tx, orgGuid)
    const rights = rightsOf(await rightsAt(context, tx, orgGuid), person.nodes)
    const id = await invitePerson(context, tx, { organisationId: orgGuid, person, rights, namedBy: visitor.id })
    await notePortalAct(context, tx, createContactPerson, { aboutId: id, nodes: person.nodes.join(' ') })
    return presentPerson(await personSeen(context, tx, id), visitor.id)
  })

/** Until which day somebody looks at anything. Refuses `ownContactPerson` and days that are over. */
function lastDayOf(
  { world, visitor }: Context,
  { accountId, lastDay: before }: PersonRow,
  wanted: PlainDate | null | undefined,
): PlainDate | null {
  if (wanted === undefined || wanted === before) return before
  if (accountId === visitor.id) refuse('ownContactPerson', 'lastDay')
  if (wanted !== null && wanted < businessDateOf(world.clock())) refuse('notValid', 'lastDay')
  return wanted
}

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
    const lastDay = lastDayOf(context, before, given.lastDay)
    const isRenamed = firstName !== before.firstName || lastName !== before.lastName || phone !== before.phone
    // A name that its owner has chosen is the owner's alone.
    if (isRenamed && before.hasSignedIn && !isOwn) refuse('nameIsTheirs', 'firstName')
    const invitedAs = before.hasSignedIn ? null : { firstName, lastName, phone, email: before.email }
    await changePerson(tx, guid, { function: given.function ?? '', rights: held, invitedAs, lastDay })
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
