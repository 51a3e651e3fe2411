import type { ApplicationState, ContractTrouble } from '@billett/domain'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { contract, party } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import { contractsIn } from './contract-trouble.queries.ts'
import { contractsOfAccount, foundContracts } from './found-contracts.queries.ts'

/** Which contracts are looked for; every client and state is named. */
export interface ContractFilter {
  clientIds: readonly string[]
  states: readonly ApplicationState[]
  trouble: ContractTrouble | undefined
  /** What somebody has typed; '' for nothing. */
  term: string
  /** Only those in which this account takes part. */
  ownerId?: string
  /** Only what comes after this contract. */
  after?: { submittedOn: string; guid: string }
}

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

const comesAfter = (after: ContractFilter['after']): SQL =>
  after
    ? sql`(${contract.submittedOn}, ${contract.id}) < (${after.submittedOn}::timestamptz, ${after.guid}::uuid)`
    : sql`true`

/** Few are told by something else than client and state: they are found by that, and put in order. */
function pickedOut({ clientIds, states, trouble, term, ownerId, after }: ContractFilter): SQL | undefined {
  const clients = texts(clientIds)
  const told = [
    ...(trouble === undefined ? [] : [contractsIn(trouble, clients)]),
    ...(term === '' ? [] : [foundContracts(clients, term)]),
    ...(ownerId === undefined ? [] : [contractsOfAccount(ownerId)]),
  ]
  if (told.length === 0) return undefined
  const among = told.map(ids => sql`${contract.id} in (${ids})`)
  return sql`select ${contract.id} as id, ${contract.submittedOn} as submitted_on from ${contract}
    where ${contract.clientId} = any(${clients}) and ${contract.state} = any(${texts(states)})
      and ${comesAfter(after)} and ${sql.join(among, sql` and `)}`
}

/** The first rows of each client and state come from the index in their order, however many there are. */
const firstOfEach = ({ clientIds, states, after }: ContractFilter, most: number): SQL => sql`
  select listed.id, listed.submitted_on
  from unnest(${texts(clientIds)}) as client (id)
  cross join unnest(${texts(states)}) as stage (state)
  cross join lateral (
    select ${contract.id} as id, ${contract.submittedOn} as submitted_on from ${contract}
    where ${contract.clientId} = client.id and ${contract.state} = stage.state and ${comesAfter(after)}
    order by ${contract.submittedOn} desc, ${contract.id} desc limit ${most}
  ) as listed`

const idsOfPage = (filter: ContractFilter, { limit, offset }: Window): SQL =>
  sql`${pickedOut(filter) ?? firstOfEach(filter, offset + limit)}
    order by submitted_on desc, id desc limit ${limit} offset ${offset}`

/** A page of the contracts that are looked for, the latest first. */
export const listedContracts = (db: Statements, filter: ContractFilter, window: Window) =>
  db
    .select({ stored: contract, customerNumber: party.customerNumber })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(sql`${contract.id} in (select page.id from (${idsOfPage(filter, window)}) as page)`)
    .orderBy(desc(contract.submittedOn), desc(contract.id))

export type ListedContract = Awaited<ReturnType<typeof listedContracts>>[number]

/** How many there are, counted no further than `most`. */
export async function contractsCounted(db: Statements, filter: ContractFilter, most: number): Promise<number> {
  const ids = pickedOut(filter) ?? firstOfEach(filter, most)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from (${ids}) as found limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
