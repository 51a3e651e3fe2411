import { GATEWAY_MODE, getHosts, getStatus, getVersion, postLog, versions } from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import type { World } from '../../../world.ts'
import { productVersion } from './product-version.ts'

/** A missing region, or no database: nothing can be sold, and the pages say so. */
async function isSelling({ config, regions, databaseAnswers }: World): Promise<boolean> {
  if (config.MAINTENANCE || !regions.loaded()) return false
  return databaseAnswers().then(
    () => true,
    () => false,
  )
}

/**
 * Anybody can write into our log here: a company's screens may fail at once, nobody's fail all the time, and no error
 * takes a book to tell.
 */
const LOG_LIMIT = { most: 60, per: '1 minute', bodyBytes: 16 * 1024 } as const

export const commonRoutes = [
  route(getStatus, async ({ world }) =>
    item({ mode: (await isSelling(world)) ? GATEWAY_MODE.production : GATEWAY_MODE.maintenance, message: null }),
  ),
  route(getVersion, () => item({ version: productVersion, apiVersions: versions })),
  route(getHosts, ({ world }) => items(world.client.config.settings.hosts.map(host => ({ host })))),
  route(
    postLog,
    ({ world }, { body }) => {
      world.log.warn({ screen: body }, 'a screen failed')
      return nothing
    },
    LOG_LIMIT,
  ),
]
