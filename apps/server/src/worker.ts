import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { forEveryShop } from './jobs/for-every-shop.ts'
import { jobsOfClients } from './jobs/jobs-of-clients.ts'
import { startRounds } from './jobs/rounds.ts'
import { earlyRounds, workerRounds } from './jobs/worker-rounds.ts'
import { keepDemoBilling } from './modules/upkeep/demo-billing/index.ts'
import { keepDemoCustomers } from './modules/upkeep/demo-customers/index.ts'
import { keepDemoOrders } from './modules/upkeep/demo-orders/index.ts'
import { keepDemoSchools } from './modules/upkeep/demo-schools/index.ts'
import { keepDemoStaff } from './modules/upkeep/demo-staff/index.ts'
import { openOperationsPort } from './operations-port.ts'
import { startUp } from './start-up.ts'
import { onStop } from './stop.ts'

await startUp(async () => {
  const { surroundings, payAtProvider, queue, metrics, beginStop, close } = await compose(serverConfig(), 'worker')
  const closeOperationsPort = await openOperationsPort(surroundings, metrics.registry)
  const stopEarlyRounds = startRounds(surroundings, earlyRounds, metrics.roundDone)
  const { BILLETT_DEMO, DEMO_PURCHASES } = surroundings.config
  if (BILLETT_DEMO) {
    const orders = payAtProvider && DEMO_PURCHASES ? [keepDemoOrders(payAtProvider)] : []
    const billing = DEMO_PURCHASES ? [keepDemoBilling] : []
    for (const keep of [keepDemoCustomers, keepDemoStaff, ...orders, keepDemoSchools, ...billing])
      await forEveryShop(keep)(surroundings)
  }
  await queue.work(jobsOfClients(surroundings))
  const stopRounds = startRounds(surroundings, workerRounds, metrics.roundDone)

  onStop(surroundings.log, async () => {
    beginStop()
    await Promise.all([stopEarlyRounds(), stopRounds(), queue.stop()])
    await close()
    await closeOperationsPort()
  })
})
