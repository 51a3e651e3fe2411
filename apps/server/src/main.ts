import { buildApp } from './app.ts'
import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { onStop } from './stop.ts'
import { mountWeb } from './web/mount-web.ts'

const config = serverConfig()
const { world, close, refreshRegion } = await compose(config)
const app = await buildApp(world)
await mountWeb(app, world)
await app.listen({ port: config.PORT, host: config.HOST })
const stopRefreshing = refreshRegion()

onStop(world.log, async () => {
  stopRefreshing()
  await app.close()
  await close()
})
