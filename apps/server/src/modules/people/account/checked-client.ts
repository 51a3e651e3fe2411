import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'

/** The page that asks must belong to the company this shop belongs to. */
export function checkClientId(world: World, clientId: string): void {
  if (clientId !== clientIdOf(world).toLowerCase()) refuse('invalidClientId', 'clientId')
}
