import type { Instant } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { noteProof } from '../session/index.ts'
import { findPasskey, notePasskeyUse, storeChallenge, takeChallenge } from './passkey.repository.ts'
import { passkeySite } from './passkeys.ts'

/** What a device of the caller's is to sign, to show that they are still the one who signed in. */
export async function beginProof({ world, visitor }: Context, tx: Transaction): Promise<string> {
  const { options, challenge } = await world.passkeys.askForKnown(passkeySite(world))
  await storeChallenge(tx, challenge, visitor.id, world.realClock())
  return options
}

/**
 * Notes that the caller has shown it, in this session. Every refusal is `passkeyNotValid`, for somebody else's passkey
 * too. Gives when.
 */
export async function proveAgain(context: Context, answer: string, tx: Transaction): Promise<Instant> {
  const { world, visitor } = context
  const now = world.realClock()
  const claim = world.passkeys.claimIn(answer)
  if (!claim || !(await takeChallenge(tx, claim.challenge, visitor.id, now))) return refuse('passkeyNotValid', 'answer')
  const key = await findPasskey(tx, claim.id)
  const counter = key && (await world.passkeys.verify(answer, passkeySite(world), claim.challenge, key))
  if (counter === undefined || key?.accountId !== visitor.id || visitor.session === null)
    return refuse('passkeyNotValid', 'answer')
  await notePasskeyUse(tx, key.id, counter, now)
  await noteProof(tx, visitor.session, now)
  return now
}
