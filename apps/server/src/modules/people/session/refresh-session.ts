import type { SignedIn } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { findAccount, note } from '../account/index.ts'
import { renewSession } from './sessions.ts'
import { signedIn } from './signed-in.ts'

/**
 * The next tokens of a session. Whoever shows a token that was exchanged before ends the session for both who hold it.
 */
export async function refreshSession({ world }: Context, token: string): Promise<SignedIn> {
  const renewal = await world.db.transaction(async tx => {
    const renewed = await renewSession(world, tx, token)
    if (renewed.result === 'reused') await note(world, tx, { ...renewed, kind: 'refreshReused' })
    return renewed
  })
  if (renewal.result !== 'renewed') return refuse('sessionEnded')
  const account = await findAccount(world.db, renewal.session.accountId)
  if (account?.state !== 'active' || account.clientId !== clientIdOf(world)) return refuse('sessionEnded')
  return signedIn(world, account, renewal.session)
}
