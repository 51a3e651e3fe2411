import { GATEWAY_MODE, getHosts, getStatus, getVersion, postLog, versions } from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { productVersion } from './product-version.ts'

/**
 * Anybody can write into our log here: a company's screens may fail at once, nobody's fail all the time, and no error
 * takes a book to tell.
 */
const LOG_LIMIT = { most: 60, per: '1 minute', bodyBytes: 16 * 1024 } as const

export const commonRoutes = [
  route(getStatus, ({ world }) =>
    item({
      mode: world.config.MAINTENANCE || !world.regions.loaded() ? GATEWAY_MODE.maintenance : GATEWAY_MODE.production,
      message: null,
    }),
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
