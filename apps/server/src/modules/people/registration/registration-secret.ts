import { emailKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { pendingWithEmail } from '../account/index.ts'
import type { Registration } from './new-account.ts'

type Secret = Pick<Registration, 'passwordHash' | 'replaces'>

/**
 * The password of a registration, hashed. Whoever knows the password of an earlier one that still waits is the same
 * person, whose mail was slow; whoever does not may be a stranger to it. It takes as long with and without an earlier
 * one.
 */
export async function registrationSecret(world: World, email: string, password: string): Promise<Secret> {
  const earlier = await pendingWithEmail(world.db, clientIdOf(world), emailKey(email))
  const isSame = await world.passwords.verify(earlier?.passwordHash ?? null, password)
  const passwordHash = await world.passwords.hash(password)
  return { passwordHash, replaces: earlier && isSame ? earlier.id : null }
}
