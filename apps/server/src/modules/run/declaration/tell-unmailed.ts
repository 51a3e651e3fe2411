import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../common/index.ts'

/** Staff hear of a declaration whose receipt is not mailed, because too many were asked for; it counts all the same. */
export function tellUnmailed(world: World, id: string): Promise<void> {
  const clientId = clientIdOf(world)
  return raiseEvent(world.db, world, clientId, { kind: 'declaration', about: clientId, facts: { firstId: id } })
}
