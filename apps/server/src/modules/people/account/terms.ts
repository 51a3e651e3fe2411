import { legalDocument } from '@billett/clients'
import { hasUserType, type Instant, USER_TYPE } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { hasAccepted, insertAcceptance } from './terms.repository.ts'

/** Day since which the client's terms read as they do. */
const currentVersion = ({ client }: World): string => legalDocument(client, 'terms', 'de').version

/** Notes that the terms were accepted as they are now. */
export const noteAcceptance = (world: World, db: Statements, accountId: string, acceptedOn: Instant): Promise<void> =>
  insertAcceptance(db, { accountId, version: currentVersion(world), acceptedOn, receivedOn: world.clock() })

/** Customers accept every version of the terms; staff none. */
export async function mustAcceptTerms(
  world: World,
  db: Statements,
  { id, userType }: { id: string; userType: number },
): Promise<boolean> {
  return hasUserType(userType, USER_TYPE.WebShop) && !(await hasAccepted(db, id, currentVersion(world)))
}
