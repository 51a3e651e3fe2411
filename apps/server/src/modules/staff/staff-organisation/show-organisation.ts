import type { NamedPerson, StaffOrganisation, StaffOrganisationDetail } from '@billett/contract'
import { businessDateOf, holdsRights, maskedEmail, maskedText, menuNodesOf } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { worldOf } from '../../../world-of.ts'
import { personsOf } from '../../school/contact-person/index.ts'
import { stopBook } from '../../travel/stops/index.ts'
import { clientName } from '../listing/index.ts'
import { type ListedOrganisation, organisationsOf } from './listed-organisations.queries.ts'
import { moreOf } from './seen-organisation.queries.ts'

export const presentOrganisation = (world: World, listed: ListedOrganisation): StaffOrganisation => ({
  ...listed,
  client: clientName(world, listed.clientId),
})

type Person = Awaited<ReturnType<typeof personsOf>>[number]

const presentNamed =
  (isFull: boolean) =>
  ({ id, firstName, lastName, email, phone, rights, hasSignedIn, ...row }: Person): NamedPerson => {
    const name = `${firstName} ${lastName}`.trim()
    return {
      guid: id,
      name: isFull ? name : maskedText(name),
      email: isFull ? email : maskedEmail(email),
      phone: isFull ? phone : maskedText(phone),
      function: row.function,
      nodes: menuNodesOf(rights),
      state: hasSignedIn ? 'active' : 'invited',
      lastSeenOn: row.lastSeenOn,
    }
  }

/** An organisation as it is now. Refuses `organisationNotFound` one the caller does not see as one that is not. */
export async function shownOrganisation(
  context: Context,
  tx: Transaction,
  id: string,
): Promise<StaffOrganisationDetail> {
  const { world, visitor } = context
  const today = businessDateOf(world.clock())
  const { clientIds } = scopeOf(context)
  const [listed] = await organisationsOf(tx, { clientIds, today, id, term: '' }, { limit: 1, offset: 0 })
  const more = listed && (await moreOf(tx, id, today))
  if (!listed || !more) return refuse('organisationNotFound', 'organisationGuid')
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const { timetable } = worldOf(world, listed.clientId).regions.current()
  return {
    ...presentOrganisation(world, listed),
    ...more,
    stopName: stopBook(timetable).find(more.stop)?.text ?? '',
    people: (await personsOf(tx, id)).map(presentNamed(isFull)),
    isMasked: !isFull,
  }
}

/** The same, and the note that it was read. */
export async function showOrganisation(
  context: Context,
  id: string,
  tx: Transaction,
): Promise<Done<StaffOrganisationDetail>> {
  const shown = await shownOrganisation(context, tx, id)
  return {
    answer: item(shown),
    act: { kind: 'organisation', id, clientId: shown.clientId, after: { shownInFull: !shown.isMasked } },
  }
}
