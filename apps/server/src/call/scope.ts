import { clientIdOf } from './client-id-of.ts'
import { refuse } from './refused.ts'
import { type Asking, seesEveryClient } from './sees-every-client.ts'

/** Only `scopeOf` makes one. */
const MADE: unique symbol = Symbol('scope')

/**
 * The clients whose rows a use case of staff may read and change: their own, or all that are served. A world has
 * exactly one client; only modules of staff may name a scope (`.dependency-cruiser.mjs`), so no query of a passenger
 * takes one.
 */
export interface Scope {
  readonly clientIds: readonly [string, ...string[]]
  readonly [MADE]: true
}

/**
 * What the caller is to see. Staff of the senior client and superusers see every client that is served (Spec 3 §6).
 * Refuses `forbidden` whoever is not staff.
 */
export function scopeOf({ world, visitor }: Asking): Scope {
  if (visitor.kind !== 'staff') refuse('forbidden')
  const own = clientIdOf(world)
  const others = seesEveryClient({ world, visitor }) ? world.clients.served.filter(clientId => clientId !== own) : []
  return { clientIds: [own, ...others], [MADE]: true }
}
