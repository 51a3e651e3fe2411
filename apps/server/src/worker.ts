import { payAtDemo } from './adapters/payment-provider/demo/pay-at-demo.ts'
import { compose } from './compose.ts'
import { serverConfig } from './config/server-config.ts'
import { forEveryShop } from './jobs/for-every-shop.ts'
import { jobsOfClients } from './jobs/jobs-of-clients.ts'
import { startRounds } from './jobs/rounds.ts'
import { workerRounds } from './jobs/worker-rounds.ts'
import { keepDemoCustomers } from './modules/upkeep/demo-customers/index.ts'
import { keepDemoOrders } from './modules/upkeep/demo-orders/index.ts'
import { keepDemoSchools } from './modules/upkeep/demo-schools/index.ts'
import { keepDemoStaff } from './modules/upkeep/demo-staff/index.ts'
import { openOperationsPort } from './operations-port.ts'
import type { PaymentProvider } from './ports/payment/payment-provider.ts'
import { startUp } from './start-up.ts'
import { onStop } from './stop.ts'

/** Nobody pays for them where another provider would be asked. */
const ordersAt = ({ name }: PaymentProvider) => (name === 'demo' ? [keepDemoOrders(payAtDemo)] : [])

await startUp(async () => {
  const { surroundings, queue, metrics, beginStop, close } = await compose(serverConfig(), 'worker')
  const closeOperationsPort = await openOperationsPort(surroundings, metrics.registry)
  if (surroundings.config.BILLETT_DEMO)
    for (const keep of [keepDemoCustomers, keepDemoStaff, ...ordersAt(surroundings.payments), keepDemoSchools])
      await forEveryShop(keep)(surroundings)
  await queue.work(jobsOfClients(surroundings))
  const stopRounds = startRounds(surroundings, workerRounds, metrics.roundDone)

  onStop(surroundings.log, async () => {
    beginStop()
    await Promise.all([stopRounds(), queue.stop()])
    await close()
    await closeOperationsPort()
  })
})
