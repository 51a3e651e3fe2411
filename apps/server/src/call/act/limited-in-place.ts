import type { Cents } from '@billett/domain'
import type { Context } from '../context.ts'
import { refuse } from '../refused.ts'

/**
 * Refuses `ownerOnly` where staff would move more money in the place of a customer than their company lets them
 * (`takeOverCents`): nothing where it says nothing.
 */
export function limitedInPlace(
  { world, visitor }: Pick<Context, 'world' | 'visitor'>,
  cents: Cents,
  field: string,
): void {
  const { takeOverCents = 0 } = world.client.config.settings
  if (visitor.takenOverBy !== null && cents > takeOverCents) refuse('ownerOnly', field)
}
