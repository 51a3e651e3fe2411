import type { Client } from '@billett/clients'
import { arrangedRegions } from './arranged-regions.ts'
import type { Surroundings, World } from './world.ts'

/** The world of a client: what is outside the rules, with the tariff as this client's staff have arranged it. */
export const worldAs = (surroundings: Surroundings, client: Client): World => ({
  ...surroundings,
  client,
  regions: arrangedRegions({ ...surroundings, client }),
})
