import type { InvitedPerson, StaffOrganisationDetail } from '@billett/contract'
import { portalRight } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { endPerson, followRights, invitePerson } from '../../school/contact-person/index.ts'
import { held } from './edit-organisation.ts'
import { accountOfPerson } from './organisation.repository.ts'
import { shownOrganisation } from './show-organisation.ts'

/** Names somebody for an organisation. Refuses `contactPersonThere` who is named for it already. */
export async function nameForOrganisation(
  context: Context,
  { id, nodes, ...person }: InvitedPerson & { id: string },
  tx: Transaction,
): Promise<Done<StaffOrganisationDetail>> {
  const { clientId } = await held(context, tx, { id })
  const rights = [...new Set(nodes.map(portalRight))].sort((a, b) => a - b)
  const at = { world: worldOf(context.world, clientId), language: context.language }
  const named = await invitePerson(at, tx, { organisationId: id, person, rights, namedBy: null })
  return {
    answer: item(await shownOrganisation(context, tx, id)),
    // Who it is stands in the list of people, and is forgotten there.
    act: { kind: 'organisation', id, clientId, after: { contactPerson: named, nodes } },
  }
}

/** Ends what somebody may look at for it. Refuses `contactPersonNotFound` who is not named for it. */
export async function endAtOrganisation(
  context: Context,
  { organisationGuid: id, personGuid }: { organisationGuid: string; personGuid: string },
  tx: Transaction,
): Promise<Done<StaffOrganisationDetail>> {
  const { clientId } = await held(context, tx, { id })
  const accountId = (await accountOfPerson(tx, id, personGuid)) ?? refuse('contactPersonNotFound', 'personGuid')
  await endPerson(tx, personGuid, context.world.clock(), null)
  await followRights(tx, accountId)
  return {
    answer: item(await shownOrganisation(context, tx, id)),
    act: { kind: 'organisation', id, clientId, before: { contactPerson: personGuid } },
  }
}
