import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { changeRequest, schoolRequest, userAccount } from '../../../db/schema/index.ts'

/** A request with whom to tell of it; undefined where nobody asked who is known. */
export async function requestToTell(db: Statements, requestId: string) {
  const { email, firstName, lastName, language } = userAccount
  const [row] = await db
    .select({ request: schoolRequest, handed: changeRequest, asker: { email, firstName, lastName, language } })
    .from(schoolRequest)
    .innerJoin(userAccount, eq(userAccount.id, schoolRequest.requestedBy))
    .leftJoin(changeRequest, eq(changeRequest.id, schoolRequest.handedOnId))
    .where(eq(schoolRequest.id, requestId))
  return row
}

/** In which language whoever asked reads; undefined where nobody asked who is known. */
export async function askerOf(db: Statements, requestId: string) {
  const [row] = await db
    .select({ language: userAccount.language })
    .from(schoolRequest)
    .innerJoin(userAccount, eq(userAccount.id, schoolRequest.requestedBy))
    .where(eq(schoolRequest.id, requestId))
  return row
}
