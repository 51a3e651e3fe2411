import type { PlainDate } from '@billett/domain'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { contract, medium, partyPerson } from '../../../db/schema/index.ts'

interface Asked {
  clientId: string
  lastName: string
  birthDate: PlainDate
  /** Cards that were expected by then. */
  day: PlainDate
}

/** Cards that were made for contracts by which somebody of this name, born on that day, travels. */
export const cardsOfPeople = (db: Statements, { clientId, lastName, birthDate, day }: Asked) =>
  db
    .select({
      contractId: medium.contractId,
      sentOn: medium.sentOn,
      arrivesOn: medium.arrivesOn,
      blockedOn: medium.blockedOn,
      holder: {
        firstName: partyPerson.firstName,
        lastName: partyPerson.lastName,
        birthDate: partyPerson.birthDate,
      },
    })
    .from(partyPerson)
    .innerJoin(contract, eq(contract.holderId, partyPerson.partyId))
    .innerJoin(medium, eq(medium.contractId, contract.id))
    .where(
      and(
        eq(contract.clientId, clientId),
        eq(partyPerson.birthDate, birthDate),
        sql`lower(${partyPerson.lastName}) = lower(${lastName.trim()})`,
        lte(medium.arrivesOn, day),
      ),
    )
