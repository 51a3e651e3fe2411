import { buildApp } from './app.ts'
import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { startRounds } from './jobs/rounds.ts'
import { serverRounds } from './jobs/server-rounds.ts'
import { onStop } from './stop.ts'
import { mountWeb } from './web/mount-web.ts'

const config = serverConfig()
const { world, close } = await compose(config)
const app = await buildApp(world)
await mountWeb(app, world)
await app.listen({ port: config.PORT, host: config.HOST })
const stopRounds = startRounds(world, serverRounds)

onStop(world.log, async () => {
  await app.close()
  await stopRounds()
  await close()
})
