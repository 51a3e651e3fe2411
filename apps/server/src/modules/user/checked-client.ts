import { refuse } from '../../call/refused.ts'
import type { World } from '../../world.ts'
import { clientIdOf } from './whose.ts'

/** The page that asks must belong to the company this shop belongs to. */
export function checkClientId(world: World, clientId: string): void {
  if (clientId !== clientIdOf(world).toLowerCase()) refuse('invalidClientId', 'clientId')
}
