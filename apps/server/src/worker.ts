import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { jobsOfClients } from './jobs/jobs-of-clients.ts'
import { startRounds } from './jobs/rounds.ts'
import { workerRounds } from './jobs/worker-rounds.ts'
import { openOperationsPort } from './operations-port.ts'
import { onStop } from './stop.ts'

const { world, queue, metrics, beginStop, close } = await compose(serverConfig(), 'worker')
const closeOperationsPort = await openOperationsPort(world, metrics.registry)
await queue.work(jobsOfClients(world))
const stopRounds = startRounds(world, workerRounds, metrics.roundDone)

onStop(world.log, async () => {
  beginStop()
  await Promise.all([stopRounds(), queue.stop()])
  await close()
  await closeOperationsPort()
})
