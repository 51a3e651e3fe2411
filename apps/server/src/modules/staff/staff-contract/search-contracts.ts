import type {
  StaffContract,
  StaffContractFilter,
  StaffContractsQuery,
  StaffCount,
  UserMattersQuery,
} from '@billett/contract'
import { APPLICATION_STATES, fold } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Window } from '../../../db/window.ts'
import { requestsOf } from '../../subscription/change-request/index.ts'
import { historiesOf, withConfigurations } from '../../subscription/contract/index.ts'
import { namesOfParties } from '../../subscription/party/index.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { withProofToExamine } from './contract-trouble.queries.ts'
import { foundContracts } from './found-contracts.queries.ts'
import { type ContractFilter, contractsCounted, listedContracts } from './listed-contracts.queries.ts'
import { presentListed } from './staff-contract.present.ts'

/** What is looked for, of the clients that the caller sees. Refuses `narrowFilter` where a text may mean too many. */
export async function filterOf(
  context: Context,
  { search, clientId, states, trouble, from, before }: StaffContractFilter,
): Promise<ContractFilter> {
  const clientIds = askedClients(scopeOf(context), clientId)
  const among = search ? await foundContracts(context.world.db, clientIds, search, COUNTED) : undefined
  if (among && among.length > COUNTED) refuse('narrowFilter', 'search')
  return { clientIds, states: states ?? APPLICATION_STATES, trouble, among, from, before }
}

/** Some of the contracts that are looked for; with names where `isFull`. */
export async function foundRows(
  context: Context,
  filter: ContractFilter,
  window: Window,
  isFull: boolean,
): Promise<StaffContract[]> {
  const { world, language } = context
  const { db } = world
  const listed = await listedContracts(db, filter, window)
  const ids = listed.map(({ stored }) => stored.id)
  const rows = await withConfigurations(
    db,
    listed.map(row => ({ ...row, configurationId: row.stored.configurationId })),
  )
  const histories = await historiesOf(db, ids)
  const requests = await requestsOf(db, ids)
  const proofs = await withProofToExamine(db, filter.clientIds, ids)
  const parties = rows.flatMap(({ stored: { subscriberId, holderId } }) => [subscriberId, holderId])
  const names = await namesOfParties(db, [...new Set(parties)])
  const now = world.clock()
  return rows.map(({ configuration, ...row }) => {
    const timeline = fold(histories.get(row.stored.id) ?? [], now)
    const hasUndecided = (requests.get(row.stored.id) ?? []).some(({ decidedOn }) => decidedOn === null)
    const known = { configuration, timeline, hasUndecided, hasProof: proofs.has(row.stored.id), names, isFull }
    return presentListed(world, row, known, language)
  })
}

/** A page of the contracts that staff look for. Refuses `narrowFilter` where it is too late a page. */
export async function searchContracts(context: Context, query: StaffContractsQuery): Promise<StaffContract[]> {
  const window = staffWindow(query)
  return foundRows(context, { ...(await filterOf(context, query)), sort: query.sort }, window, false)
}

/** The contracts in which the person of an account takes part, of the clients that the caller sees. */
export async function contractsOfUser(
  context: Context,
  ownerId: string,
  page: UserMattersQuery,
): Promise<StaffContract[]> {
  const filter = { ...(await filterOf(context, {})), ownerId }
  return foundRows(context, filter, staffWindow(page), false)
}

/** How many there are. */
export async function countContracts(context: Context, query: StaffContractFilter): Promise<StaffCount> {
  return counted(await contractsCounted(context.world.db, await filterOf(context, query), COUNTED + 1))
}
