import { isApplicationState } from '@billett/domain'
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Visitor } from '../../../call/visitor/visitor.ts'
import type { Statements } from '../../../db/database.ts'
import { application, contract, party, partyPerson } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

/** More than anybody orders for themselves. */
const MOST = 50

/** The contracts of whoever has an account, as its parties are named by them; undefined where it takes no part. */
async function ofAccount(db: Statements, clientId: string, accountId: string): Promise<SQL | undefined> {
  const rows = await db
    .select({ id: party.id })
    .from(party)
    .where(and(eq(party.clientId, clientId), eq(party.accountId, accountId)))
  const ids = rows.map(({ id }) => id)
  return ids.length > 0 ? or(inArray(contract.subscriberId, ids), inArray(contract.holderId, ids)) : undefined
}

/** What a visitor has ordered or holds, the latest first: with an account what is its, else what they sent. */
export async function orderedBy(world: World, { kind, id }: Visitor) {
  const { db } = world
  const clientId = clientIdOf(world)
  const own = kind === 'customer' ? await ofAccount(db, clientId, id) : eq(application.visitorId, id)
  if (!own) return []
  const { firstName, lastName, birthDate } = partyPerson
  const rows = await db
    .select({
      contractId: contract.id,
      number: contract.number,
      state: contract.state,
      concluding: application.concluding,
      holder: { firstName, lastName, birthDate },
    })
    .from(contract)
    .innerJoin(application, eq(application.contractId, contract.id))
    .innerJoin(partyPerson, eq(partyPerson.partyId, contract.holderId))
    .where(and(eq(contract.clientId, clientId), own))
    .orderBy(desc(contract.submittedOn))
    .limit(MOST)
  return rows.flatMap(({ state, ...row }) => (isApplicationState(state) ? [{ ...row, state }] : []))
}
