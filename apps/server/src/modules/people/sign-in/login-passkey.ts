import type { SignedIn } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { findAccount, note } from '../account/index.ts'
import { openSession } from './login.ts'
import { findPasskey, notePasskeyUse, storeChallenge, takeChallenge } from './passkey.repository.ts'
import { passkeySite } from './passkeys.ts'

/** What any device may sign to sign in; nobody says yet who they are. */
export async function beginPasskeyLogin({ world }: Context): Promise<string> {
  const { options, challenge } = await world.passkeys.askForKnown(passkeySite(world))
  await storeChallenge(world.db, challenge, null, world.clock())
  return options
}

/** Signs in whoever's device has signed the challenge. Every refusal is the same. */
export async function loginPasskey(context: Context, answer: string): Promise<SignedIn> {
  const { world } = context
  const claim = world.passkeys.claimIn(answer)
  if (!claim || !(await takeChallenge(world.db, claim.challenge, null, world.clock())))
    return refuse('passkeyNotValid', 'answer')
  const key = await findPasskey(world.db, claim.id)
  const account = key && (await findAccount(world.db, key.accountId))
  const counter = key && (await world.passkeys.verify(answer, passkeySite(world), claim.challenge, key))
  if (!key || counter === undefined || account?.state !== 'active' || account.clientId !== clientIdOf(world)) {
    await note(world, world.db, { kind: 'loginFailed', accountId: account?.id ?? null })
    return refuse('passkeyNotValid', 'answer')
  }
  await notePasskeyUse(world.db, key.id, counter, world.clock())
  return (await openSession(context, account, true)).signedIn
}
