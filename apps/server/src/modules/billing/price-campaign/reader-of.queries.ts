import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { party } from '../../../db/schema/index.ts'
import { accountEmailOf, personOf } from '../../subscription/party/index.ts'

/** How whoever has concluded a contract is written to; undefined of whom nothing is known. */
export async function readerOf(db: Statements, partyId: string) {
  const [row] = await db.select({ language: party.language }).from(party).where(eq(party.id, partyId))
  const person = await personOf(db, partyId)
  const email = (await accountEmailOf(db, partyId)) ?? person?.email ?? ''
  return row && person && email !== ''
    ? { email, language: row.language, name: `${person.firstName} ${person.lastName}` }
    : undefined
}
