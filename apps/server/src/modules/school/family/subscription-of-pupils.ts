import type { EntitlementRule } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { releasedConfigurations } from '../../subscription/offer/index.ts'

/** What pupils of an authority get by its rule; where that names none, the first that is good along a way. */
export async function subscriptionOfPupils(
  world: World,
  { subscription }: Pick<EntitlementRule, 'subscription'>,
): Promise<string | undefined> {
  const offered = await releasedConfigurations(world.db, clientIdOf(world))
  const found = subscription
    ? offered.find(({ content }) => content.key === subscription)
    : offered.find(({ content }) => content.kind === 'relation')
  return found?.id
}
