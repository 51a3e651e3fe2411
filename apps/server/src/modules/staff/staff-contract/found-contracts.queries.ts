import { type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { contract, party, partyPerson } from '../../../db/schema/index.ts'

/** Parties that a text may mean, of these clients: each part of it is served by an index of its own. */
const partiesMeant = (clients: SQL, term: string): SQL => {
  const column = term.includes('@') ? partyPerson.email : partyPerson.lastName
  return sql`select ${party.id} from ${partyPerson} join ${party} on ${party.id} = ${partyPerson.partyId}
    where lower(${column}) like ${beginning(term)} and ${party.clientId} = any(${clients})
    union select ${party.id} from ${party}
      where ${party.clientId} = any(${clients}) and ${party.customerNumber} = upper(${term})
    union select coalesce(paying.party_id, given.party_id) from mandate given
      left join payer_account paying on paying.mandate_id = given.id
      where given.reference = upper(${term}) and given.client_id = any(${clients})
    union select owned.id from mandate given join ${party} owned on owned.account_id = given.account_id
      where given.reference = upper(${term}) and given.client_id = any(${clients})`
}

/** Contracts in which an account subscribes or travels, under whichever of its numbers. */
export const contractsOfAccount = (accountId: string): SQL => sql`
  select held.id from ${contract} held where held.subscriber_id in (${partiesOf(accountId)})
  union select held.id from ${contract} held where held.holder_id in (${partiesOf(accountId)})`

const partiesOf = (accountId: string): SQL =>
  sql`select ${party.id} from ${party} where ${party.accountId} = ${accountId}`

/** The statement that finds contracts of these clients that a text may mean, one more than `most` where there are. */
export function contractsMeant(clientIds: readonly string[], term: string, most: number): SQL {
  const clients = sql`${sql.param(clientIds)}::text[]`
  return sql`with meant as materialized (select id from (${partiesMeant(clients, term)}) as party limit ${most + 1})
    select id from (
      select ${contract.id} from ${contract}
        where ${contract.clientId} = any(${clients}) and ${contract.number} = upper(${term})
      union select made.contract_id from medium made
        where made.client_id = any(${clients}) and made.serial in (${term}, upper(${term}))
      union select held.id from ${contract} held where held.subscriber_id in (select id from meant)
      union select held.id from ${contract} held where held.holder_id in (select id from meant)
    ) as found limit ${most + 1}`
}

export async function foundContracts(
  db: Statements,
  clientIds: readonly string[],
  term: string,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(contractsMeant(clientIds, term, most))
  return rows.map(({ id }) => id)
}
