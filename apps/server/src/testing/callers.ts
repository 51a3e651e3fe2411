import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import { ALL_RIGHTS, issueToken } from '../call/visitor.ts'
import type { World } from '../world.ts'

interface Who {
  kind: 'guest' | 'customer' | 'staff'
  id?: string
  rights?: readonly number[]
  clientId?: string
  minutes?: number
  session?: string
}

/** A token as the shop itself would issue it. */
export const tokenFor = (world: World, who: Who): Promise<string> =>
  issueToken(
    { id: randomUUID(), clientId: world.client.config.settings.clientId, minutes: 60, ...who },
    world.tokens,
    world.clock(),
  )

/** Somebody who may make the call. */
export const tokenWithAccess = (world: World, { access }: Call, id: string): Promise<string> => {
  if (access.who === 'staff') return tokenFor(world, { kind: 'staff', id, rights: ALL_RIGHTS })
  return tokenFor(world, { kind: access.who === 'customer' || access.who === 'user' ? 'customer' : 'guest', id })
}
