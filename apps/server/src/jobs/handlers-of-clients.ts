import { clientIdOf } from '../call/client-id-of.ts'
import type { ShopWorld } from '../hosts/worlds-of.ts'
import type { Handlers, JobName, Jobs } from '../ports/job-queue.ts'
import { clientOfJob } from './client-of-job.ts'
import { handlersFor } from './handlers.ts'

/**
 * Does each job as the client whose it is, so that a mail has the right name and links. Fails for a client that is not
 * served here.
 */
export function handlersOfClients(shops: readonly [ShopWorld, ...ShopWorld[]]): Handlers {
  const [{ world }] = shops
  const handlers = new Map(shops.map(shop => [clientIdOf(shop.world), handlersFor(shop.world)]))
  const ofAny = handlersFor(world)

  async function handlersOf<N extends JobName>(name: N, job: Jobs[N]): Promise<Handlers> {
    if (handlers.size === 1) return ofAny
    const clientId = await clientOfJob(world.db, name, job)
    if (clientId === undefined) return ofAny
    const own = handlers.get(clientId)
    if (!own) throw new Error(`${name}: client ${clientId} is not served here`)
    return own
  }

  const named =
    <N extends JobName>(name: N) =>
    async (job: Jobs[N]): Promise<void> =>
      (await handlersOf(name, job))[name](job)

  return {
    fulfilOrder: named('fulfilOrder'),
    sendOrderMail: named('sendOrderMail'),
    confirmCancellation: named('confirmCancellation'),
    confirmWithdrawal: named('confirmWithdrawal'),
    passOnBarrierReport: named('passOnBarrierReport'),
    passOnFeedback: named('passOnFeedback'),
    sendAccountMail: named('sendAccountMail'),
    answerMailRequest: named('answerMailRequest'),
    refundPayment: named('refundPayment'),
    creditCard: named('creditCard'),
    forgetMethod: named('forgetMethod'),
    tellWallets: named('tellWallets'),
    sendMandateMail: named('sendMandateMail'),
    sendRefundMail: named('sendRefundMail'),
  }
}
