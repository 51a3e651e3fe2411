import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { handlersFor } from './jobs/handlers.ts'
import { startRounds } from './jobs/rounds.ts'
import { onStop } from './stop.ts'

const { world, queue, close } = await compose(serverConfig())
await queue.work(handlersFor(world))
const stopRounds = startRounds(world)

onStop(world.log, async () => {
  await stopRounds()
  await close()
})
