import type { Statements } from '../../../db/database.ts'
import { accountEvent } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

export type AccountEvent =
  | 'registered'
  | 'activated'
  | 'loggedIn'
  | 'loginFailed'
  | 'loggedOut'
  | 'sessionEnded'
  | 'refreshReused'
  | 'passwordChanged'
  | 'passwordReset'
  | 'emailChanged'
  | 'dataChanged'
  | 'termsAccepted'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codeAppAdded'
  | 'secondFactorFailed'
  | 'secondFactorReset'
  | 'takenOver'
  | 'newsletterEnded'
  | 'dataExported'
  | 'deletionRequested'
  | 'deletionWithdrawn'
  | 'deleted'
  | 'disabled'
  | 'enabled'
  | 'mergedAway'
  | 'mergedInto'

interface Happened {
  kind: AccountEvent
  accountId: string | null
  sessionId?: string | null
}

/** Notes what happened to an account. Names and addresses have no place here. */
export async function note(
  { newRowId, clock }: Pick<World, 'newRowId' | 'clock'>,
  db: Statements,
  { kind, accountId, sessionId = null }: Happened,
): Promise<void> {
  await db.insert(accountEvent).values({ id: newRowId(), accountId, kind, sessionId, on: clock() })
}
