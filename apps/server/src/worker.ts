import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { handlersFor } from './jobs/handlers.ts'
import { startRounds } from './jobs/rounds.ts'
import { workerRounds } from './jobs/worker-rounds.ts'
import { onStop } from './stop.ts'

const { world, queue, close } = await compose(serverConfig())
await queue.work(handlersFor(world))
const stopRounds = startRounds(world, workerRounds)

onStop(world.log, async () => {
  await stopRounds()
  await close()
})
