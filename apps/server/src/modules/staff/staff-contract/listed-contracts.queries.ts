import type { StaffContractsQuery } from '@billett/contract'
import type { ApplicationState, ContractTrouble, Instant } from '@billett/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { readingOf } from '../../../db/reading-of.ts'
import { contract, party } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import { contractsIn } from './contract-trouble.queries.ts'
import { contractsOfAccount } from './found-contracts.queries.ts'

/** Which contracts are looked for; every client and state is named. */
export interface ContractFilter {
  clientIds: readonly string[]
  states: readonly ApplicationState[]
  trouble: ContractTrouble | undefined
  /** Only these, where a text was looked for. */
  among: readonly string[] | undefined
  /** Those that were asked for from this moment on, and before that one. */
  from: Instant | undefined
  before: Instant | undefined
  /** Only those in which this account takes part. */
  ownerId?: string
  /** The latest come first without it. */
  sort?: StaffContractsQuery['sort']
  /** Only what comes after this contract. */
  after?: { submittedOn: string; guid: string }
}

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

/** Within the span that is asked for, and after what has come already. */
const isInTime = ({ from, before, after, sort }: ContractFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${contract.submittedOn} >= ${from}`]),
      ...(before === undefined ? [] : [sql`${contract.submittedOn} < ${before}`]),
      ...(after === undefined
        ? []
        : [
            sql`(${contract.submittedOn}, ${contract.id}) ${readingOf(sort).beyond} (${after.submittedOn}::timestamptz, ${after.guid}::uuid)`,
          ]),
    ],
    sql` and `,
  )

function inOrder({ sort }: ContractFilter): SQL {
  const { way } = readingOf(sort)
  return sql`${contract.submittedOn} ${way}, ${contract.id} ${way}`
}

/** Few are told by something else than client and state: they are found by that, and put in order. */
function pickedOut(filter: ContractFilter): SQL | undefined {
  const { clientIds, states, trouble, among, ownerId } = filter
  const clients = texts(clientIds)
  const told = [
    ...(trouble === undefined ? [] : [contractsIn(trouble, clients)]),
    ...(ownerId === undefined ? [] : [contractsOfAccount(ownerId)]),
  ]
  const isTold = [
    ...told.map(ids => sql`${contract.id} in (${ids})`),
    ...(among ? [sql`${contract.id} = any(${sql.param(among)}::uuid[])`] : []),
  ]
  if (isTold.length === 0) return undefined
  return sql`select ${contract.id} as id, ${contract.submittedOn} as submitted_on from ${contract}
    where ${contract.clientId} = any(${clients}) and ${contract.state} = any(${texts(states)})
      and ${isInTime(filter)} and ${sql.join(isTold, sql` and `)}`
}

/** The first rows of each client and state come from the index in their order, however many there are. */
const firstOfEach = (filter: ContractFilter, most: number): SQL => sql`
  select listed.id, listed.submitted_on
  from unnest(${texts(filter.clientIds)}) as client (id)
  cross join unnest(${texts(filter.states)}) as stage (state)
  cross join lateral (
    select ${contract.id} as id, ${contract.submittedOn} as submitted_on from ${contract}
    where ${contract.clientId} = client.id and ${contract.state} = stage.state and ${isInTime(filter)}
    order by ${inOrder(filter)} limit ${most}
  ) as listed`

function idsOfPage(filter: ContractFilter, { limit, offset }: Window): SQL {
  const { way } = readingOf(filter.sort)
  return sql`${pickedOut(filter) ?? firstOfEach(filter, offset + limit)}
    order by submitted_on ${way}, id ${way} limit ${limit} offset ${offset}`
}

/** A page of the contracts that are looked for. */
export const listedContracts = (db: Statements, filter: ContractFilter, window: Window) =>
  db
    .select({ stored: contract, customerNumber: party.customerNumber })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(sql`${contract.id} in (select page.id from (${idsOfPage(filter, window)}) as page)`)
    .orderBy(inOrder(filter))

export type ListedContract = Awaited<ReturnType<typeof listedContracts>>[number]

/** How many there are, counted no further than `most`. */
export async function contractsCounted(db: Statements, filter: ContractFilter, most: number): Promise<number> {
  const ids = pickedOut(filter) ?? firstOfEach(filter, most)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from (${ids}) as found limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
