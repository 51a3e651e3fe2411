import { setTimeout as pause } from 'node:timers/promises'
import { measureRequests } from './adapters/metrics/measure-requests.ts'
import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { openShops } from './hosts/open-shops.ts'
import { watchOf } from './hosts/watch-released.ts'
import { startRounds } from './jobs/rounds.ts'
import { serverRounds } from './jobs/server-rounds.ts'
import { openOperationsPort } from './operations-port.ts'
import { startUp } from './start-up.ts'
import { onStop } from './stop.ts'
import { mountWeb } from './web/mount-web.ts'

await startUp(async () => {
  const config = serverConfig()
  const { surroundings, background, metrics, beginStop, close } = await compose(config, 'server')
  const app = await openShops(surroundings, async (shop, own) => {
    measureRequests(shop, metrics.requestDone)
    await mountWeb(shop, own)
  })
  const closeOperationsPort = await openOperationsPort(background, metrics.registry)
  await app.listen({ port: config.PORT, host: config.HOST })
  const stopRounds = startRounds(background, [...serverRounds, watchOf(app)], metrics.roundDone)

  const stopDelay = config.STOP_DELAY * 1000
  onStop(
    surroundings.log,
    async () => {
      beginStop()
      await pause(stopDelay)
      await app.close()
      await stopRounds()
      await closeOperationsPort()
      await close()
    },
    stopDelay,
  )
})
