import type { Client } from '@billett/clients'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { isInside } from '../../../call/visitor/is-inside.ts'

/**
 * Nobody shows of their own company what would lock them out: with whoever released it, all who work elsewhere than the
 * company said would be outside, and nobody could go back. Refuses `locksYouOut`.
 */
export function letIn({ world, caller }: Context, clientId: string, client: Client): void {
  if (clientId === clientIdOf(world) && !isInside({ client }, caller)) refuse('locksYouOut', 'version')
}
