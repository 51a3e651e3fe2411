import { eq } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { partyPerson } from '../../../../db/schema/index.ts'

/** Somebody as the outside world is asked about them; undefined where nothing is known of them any more. */
export async function holderOf(db: Statements, partyId: string) {
  const [row] = await db.select().from(partyPerson).where(eq(partyPerson.partyId, partyId))
  if (!row) return undefined
  const { firstName, lastName, birthDate, address } = row
  return { person: { firstName, lastName, birthDate }, address }
}
