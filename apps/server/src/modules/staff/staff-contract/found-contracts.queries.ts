import { type SQL, sql } from 'drizzle-orm'
import { contract, party, partyPerson } from '../../../db/schema/index.ts'

const ofPerson = (clients: SQL, term: string): SQL => {
  const isMeant = term.includes('@')
    ? sql`lower(${partyPerson.email}) = lower(${term})`
    : sql`lower(${partyPerson.lastName}) = lower(${term})`
  return sql`select ${party.id} from ${party} join ${partyPerson} on ${partyPerson.partyId} = ${party.id}
    where ${party.clientId} = any(${clients}) and ${isMeant}
    union select ${party.id} from ${party}
      where ${party.clientId} = any(${clients}) and ${party.customerNumber} = upper(${term})`
}

/** Contracts in which an account subscribes or travels, under whichever of its numbers. */
export const contractsOfAccount = (accountId: string): SQL => sql`
  select held.id from ${contract} held where held.subscriber_id in (${partiesOf(accountId)})
  union select held.id from ${contract} held where held.holder_id in (${partiesOf(accountId)})`

const partiesOf = (accountId: string): SQL =>
  sql`select ${party.id} from ${party} where ${party.accountId} = ${accountId}`

/** Contracts of these clients that a text may mean. */
export const foundContracts = (clients: SQL, term: string): SQL => sql`
  select ${contract.id} from ${contract}
    where ${contract.clientId} = any(${clients}) and ${contract.number} = upper(${term})
  union select held.id from ${contract} held where held.subscriber_id in (${ofPerson(clients, term)})
  union select held.id from ${contract} held where held.holder_id in (${ofPerson(clients, term)})`
