import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'
import { note } from '../account/index.ts'
import { endSession, sessionOfToken } from './session.repository.ts'

/** Ends a session because its owner signed out, and notes that; does nothing where it does not run. */
export async function signOut(world: World, named: { accountId: string; sessionId: string }): Promise<void> {
  if (await endSession(world, world.db, named, 'logout')) await note(world, world.db, { ...named, kind: 'loggedOut' })
}

/**
 * Ends this device's session, known by its token or, where that has run out, by its refresh token. Nobody learns
 * whether there was one.
 */
export async function logout({ world, visitor }: Context, refreshToken: string | undefined): Promise<void> {
  const own = visitor.session === null ? undefined : { accountId: visitor.id, sessionId: visitor.session }
  const named =
    own ?? (refreshToken === undefined ? undefined : await sessionOfToken(world.db, clientIdOf(world), refreshToken))
  if (named) await signOut(world, named)
}
