import type { ServerConfig } from '../../config/server-config.ts'
import type { JourneyPlanner } from '../../ports/journey-planner.ts'
import type { RegionStore } from '../../ports/region-store.ts'
import { embeddedPlanner } from './embedded-planner.ts'
import { externalReconstruction } from './external-planner.ts'
import { readContext } from './journey-context.ts'

/**
 * Plans by the embedded planner. Journeys of others are reconstructed by the external service, where one is configured.
 */
export function journeyPlanner(
  regions: RegionStore,
  { RECON_URL: url, RECON_ACCESS_ID: accessId = '' }: Pick<ServerConfig, 'RECON_URL' | 'RECON_ACCESS_ID'>,
): JourneyPlanner {
  const embedded = embeddedPlanner(regions)
  if (url === undefined) return embedded
  const external = externalReconstruction({ url, accessId })
  return { ...embedded, reconstruct: ctx => (readContext(ctx) ? embedded.reconstruct(ctx) : external(ctx)) }
}
