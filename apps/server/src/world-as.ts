import type { Client } from '@billett/clients'
import { arrangedRegions } from './arranged-regions.ts'
import type { Surroundings, World } from './world.ts'

/**
 * The world of a client: what is outside the rules, with the settings that staff have written and the tariff as this
 * client's staff have arranged it.
 */
export function worldAs(surroundings: Surroundings, client: Client): World {
  const { config: written, ...adapters } = surroundings.settings.current()
  const { PUBLIC_URL } = surroundings.config
  const config = written ? { ...written, PUBLIC_URL } : surroundings.config
  const own = { ...surroundings, ...adapters, config, client }
  return { ...own, regions: arrangedRegions(own) }
}
