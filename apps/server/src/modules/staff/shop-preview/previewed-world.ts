import { type Call, hasSecret } from '@billett/contract'
import { arrangedRegions } from '../../../arranged-regions.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { seenBy } from './preview-token.ts'
import { seenShop } from './seen-shop.ts'

/** What can be looked at: all that is the same for everybody and changes nothing; no link of a mail is older there. */
export const isSeenInPreview = (call: Call): boolean =>
  call.access.who === 'public' && call.method === 'GET' && call.effect !== true && !hasSecret(call)

/**
 * The world as it is at the moment that a token opens, with the tariff and what is arranged of it then. Refuses
 * `previewOver`, and `versionNotFound` of a draft that was thrown away for good meanwhile.
 */
export async function previewedWorld(world: World, token: string): Promise<World> {
  const seen = seenBy(world, token) ?? refuse('previewOver')
  const { region, arrangement } = await seenShop(world, seen)
  const regions = { ...world.regions, current: () => region }
  const arrangements = { ...world.arrangements, current: () => arrangement }
  return {
    ...world,
    clock: () => seen.at,
    regions: arrangedRegions({ regions, arrangements, client: world.client }),
  }
}
