import { PORTAL_USUAL_PAGE, type SchoolContract, type SchoolContractsQuery } from '@billett/contract'
import { businessDateOf, fold } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { proofsOfAll } from '../../subscription/application/index.ts'
import { historiesOf, withConfigurations } from '../../subscription/contract/index.ts'
import { listedContracts, type WantedPage } from './listed.queries.ts'
import type { ContractFilter } from './narrowed.queries.ts'
import { peoplePaying } from './people-paying.queries.ts'
import { presentSchoolContract, sharesOn } from './school-contract.present.ts'

interface AskedPage extends Pick<WantedPage, 'order'> {
  page?: number | undefined
  pageSize?: number | undefined
}

/** Contracts the reader may look at, each with all a list shows of it. */
export async function seenContracts(
  context: Context,
  db: Statements,
  filter: ContractFilter,
  { page = 0, pageSize = PORTAL_USUAL_PAGE, order }: AskedPage = {},
): Promise<SchoolContract[]> {
  const listed = await listedContracts(context, db, filter, { limit: pageSize, offset: page * pageSize, order })
  const ids = listed.map(({ id }) => id)
  const rows = await withConfigurations(db, listed)
  const histories = await historiesOf(db, ids)
  const proofs = await proofsOfAll(db, ids)
  const now = context.world.clock()
  const timelines = new Map(ids.map(id => [id, fold(histories.get(id) ?? [], now)]))
  const shares = [...timelines.values()].flatMap(timeline => (timeline ? sharesOn(timeline, businessDateOf(now)) : []))
  const people = await peoplePaying(db, [...new Set(shares.map(({ payer }) => payer))])
  return rows.map(({ configuration, ...row }) => {
    const timeline = timelines.get(row.id) ?? null
    const known = { configuration, timeline, people, proofs: proofs.get(row.id) ?? [] }
    return presentSchoolContract(context.world, row, known, context.language)
  })
}

export const showSchoolContracts = (
  context: Context,
  {
    organizationId: organisationId,
    status: states,
    filters: text,
    page,
    pageSize,
    order,
    ...rest
  }: SchoolContractsQuery,
): Promise<SchoolContract[]> =>
  seenContracts(context, context.world.db, { organisationId, states, text, ...rest }, { page, pageSize, order })

/** Some of them, by their ids, for the lists of those who hold them. */
export async function contractsByIds(
  context: Context,
  db: Statements,
  contractIds: readonly string[],
): Promise<Map<string, SchoolContract>> {
  const all =
    contractIds.length === 0 ? [] : await seenContracts(context, db, { contractIds }, { pageSize: contractIds.length })
  return new Map(all.map(contract => [contract.guid, contract]))
}
