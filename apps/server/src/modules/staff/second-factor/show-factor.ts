import type { SecondFactor } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { note } from '../../people/account/index.ts'
import { noteProof } from '../../people/session/index.ts'
import { passkeysOf } from '../../people/sign-in/index.ts'
import { forgiveTries, limitTries } from '../../run/limits/index.ts'
import { spentAppCode } from './code-app.ts'
import { hashOfCode } from './recovery-codes.ts'
import { countRecoveryCodes, hasApp, takeRecoveryCode } from './second-factor.repository.ts'

/** What the caller has beside the password. */
export async function ownSecondFactor({ world: { db }, visitor }: Context): Promise<SecondFactor> {
  return {
    state: visitor.secondFactor,
    app: await hasApp(db, visitor.id),
    passkeys: (await passkeysOf(db, visitor.id)).length,
    recoveryCodes: await countRecoveryCodes(db, visitor.id),
  }
}

/**
 * Notes that the caller has shown, in this session, a code of their app or one they have written down. Gives when.
 * Refuses `factorCodeNotValid`, and `tooManyRequests` to who tries too often.
 */
export async function showFactor(context: Context, code: string, tx: Transaction): Promise<Instant> {
  const { world, visitor } = context
  await limitTries(context, 'secondFactor', visitor.id)
  const isGood = (await spentAppCode(context, code, tx)) || (await takeRecoveryCode(tx, visitor.id, hashOfCode(code)))
  if (!isGood || visitor.session === null) {
    await note(world, world.db, { kind: 'secondFactorFailed', accountId: visitor.id, sessionId: visitor.session })
    return refuse('factorCodeNotValid', 'code')
  }
  await forgiveTries(context, 'secondFactor', visitor.id)
  const now = world.realClock()
  await noteProof(tx, visitor.session, now)
  return now
}
