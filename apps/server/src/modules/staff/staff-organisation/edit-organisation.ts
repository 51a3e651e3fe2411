import type { ChangedOrganisation, EndOrganisation, NewOrganisation, StaffOrganisationDetail } from '@billett/contract'
import { mayStandBelow, orderNumberFrom } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { usualPlan } from '../../subscription/contract/index.ts'
import { insertPayer } from '../../subscription/party/index.ts'
import { knownStop } from '../../travel/stops/index.ts'
import { askedClients } from '../listing/index.ts'
import {
  changeOrganisation,
  insertOrganisation,
  isNumberTaken,
  isWithin,
  kindsOf,
  lockOrganisation,
  lockTree,
  type StoredOrganisation,
} from './organisation.repository.ts'
import { shownOrganisation } from './show-organisation.ts'

/** What a note says of it. */
const told = ({ id: _, clientId: __, partyId: ___, version: ____, ...said }: StoredOrganisation) => said

/** Itself, held. Refuses `organisationNotFound`, and `changedMeanwhile` what is not as it was read. */
export async function held(
  context: Context,
  tx: Transaction,
  { id, version }: { id: string; version?: number },
): Promise<StoredOrganisation> {
  const found = await lockOrganisation(tx, scopeOf(context).clientIds, id)
  if (!found) return refuse('organisationNotFound', 'organisationGuid')
  if (version !== undefined && found.version !== version) refuse('changedMeanwhile', 'version')
  return found
}

/** Refuses what cannot be: a number twice, a stop nobody knows, a place in the tree that does not fit. */
async function mustFit(
  context: Context,
  tx: Transaction,
  after: StoredOrganisation,
  before?: StoredOrganisation,
): Promise<void> {
  const { clientId, id, kind, parentId, stop } = after
  await lockTree(tx, clientId)
  if (await isNumberTaken(tx, after)) refuse('organisationNumberTaken', 'number')
  // A stop that the timetable has lost stays until somebody names another.
  if (stop !== '' && stop !== before?.stop) knownStop(worldOf(context.world, clientId).regions.current(), stop, 'stop')
  if (parentId === null) {
    if (!mayStandBelow(kind, null)) refuse('organisationAboveUnfit', 'parentGuid')
  } else {
    const above = (await kindsOf(tx, clientId, [parentId])).get(parentId)
    if (above === undefined || !mayStandBelow(kind, above)) refuse('organisationAboveUnfit', 'parentGuid')
    if (await isWithin(tx, parentId, id)) refuse('organisationAboveUnfit', 'parentGuid')
  }
  if (after.validUntil !== null && after.validUntil < after.validFrom) refuse('endsBeforeItBegins', 'validFrom')
}

/** Adds an organisation, which can pay and take part in contracts from then on. */
export async function createOrganisation(
  context: Context,
  { clientId: asked, parentGuid: parentId, ...said }: NewOrganisation,
  tx: Transaction,
): Promise<Done<StaffOrganisationDetail>> {
  const { world, language } = context
  const [clientId = refuse('notValid', 'clientId')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const [id, partyId] = [world.newRowId(), world.newRowId()]
  const unknownYet = { validUntil: null, controlFrom: null, controlThen: null }
  const created = { ...said, id, partyId, parentId, clientId, version: 1, ...unknownYet }
  await mustFit(context, tx, created)
  const createdOn = world.clock()
  await insertOrganisation(tx, created, { customerNumber: orderNumberFrom(partyId), language, createdOn })
  const plan = { ...usualPlan(worldOf(world, clientId)), mandateId: null, method: 'invoice' as const }
  await insertPayer(tx, { ...plan, id: world.newRowId(), clientId, partyId, createdOn })
  return {
    answer: item(await shownOrganisation(context, tx, id)),
    act: { kind: 'organisation', id, clientId, after: told(created) },
  }
}

async function store(
  context: Context,
  tx: Transaction,
  before: StoredOrganisation,
  changed: Partial<StoredOrganisation>,
): Promise<Done<StaffOrganisationDetail>> {
  const after = { ...before, ...changed, version: before.version + 1 }
  await mustFit(context, tx, after, before)
  await changeOrganisation(tx, after)
  return {
    answer: item(await shownOrganisation(context, tx, before.id)),
    act: {
      kind: 'organisation',
      id: before.id,
      clientId: before.clientId,
      before: told(before),
      after: told(after),
    },
  }
}

/** Changes what is known of it. Refuses `changedMeanwhile` where somebody was faster. */
export async function updateOrganisation(
  context: Context,
  { id, version, parentGuid: parentId, ...said }: ChangedOrganisation & { id: string },
  tx: Transaction,
) {
  return store(context, tx, await held(context, tx, { id, version }), { ...said, parentId })
}

/** Its people look at nothing any more after a day, or go on where there is none. */
export async function endOrganisation(
  context: Context,
  { id, version, endsOn: validUntil }: EndOrganisation & { id: string },
  tx: Transaction,
) {
  return store(context, tx, await held(context, tx, { id, version }), { validUntil })
}
