import { legalDocument } from '@billett/clients'
import { hasUserType, type Instant, USER_TYPE } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import { termsAcceptance } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

/** Day since which the client's terms read as they do. */
const currentVersion = ({ client }: World): string => legalDocument(client, 'terms', 'de').version

/** Notes that the terms were accepted as they are now. */
export async function noteAcceptance(
  world: World,
  db: Statements,
  accountId: string,
  acceptedOn: Instant,
): Promise<void> {
  await db
    .insert(termsAcceptance)
    .values({ accountId, version: currentVersion(world), acceptedOn, receivedOn: world.clock() })
    .onConflictDoNothing()
}

/** Customers accept every version of the terms; staff none. */
export async function mustAcceptTerms(
  world: World,
  db: Statements,
  { id, userType }: { id: string; userType: number },
): Promise<boolean> {
  if (!hasUserType(userType, USER_TYPE.WebShop)) return false
  const rows = await db
    .select({ version: termsAcceptance.version })
    .from(termsAcceptance)
    .where(and(eq(termsAcceptance.accountId, id), eq(termsAcceptance.version, currentVersion(world))))
  return rows.length === 0
}
