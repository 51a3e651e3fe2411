import { epochOf, nextDelivery, unixSeconds } from '@billett/domain'
import { webhookSignature } from '../../../crypto/webhook-signature.ts'
import type { WebhookMessage } from '../../../ports/webhook-sender.ts'
import type { Surroundings } from '../../../world.ts'
import { claimDeliveries, type Delivery, saveTry, type Webhook, webhooksById } from './delivery.repository.ts'
import { webhookSecretOf } from './webhook-secret.ts'

/** How many are sent in one round. */
const ROUND = 100

/** Milliseconds after which what is left for one server is left to the next round: a claim lasts a minute. */
const PATIENCE = 30_000

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** What is sent: the same whenever it is told, but for when that is and what signs it. */
function messageOf(world: Surroundings, to: Webhook, delivery: Delivery): WebhookMessage {
  const { eventId: id, event: type, occurredOn: timestamp, clientId, data } = delivery
  const body = JSON.stringify({ id, type, timestamp, clientId, data })
  const seconds = unixSeconds(world.realClock())
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Billett',
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': webhookSignature(webhookSecretOf(world, to.secret), { id, seconds, body }),
  }
  return { url: to.url, headers, body }
}

/** Tells a server of one event; false where it did not take it. */
async function tell(world: Surroundings, to: Webhook, delivery: Delivery): Promise<boolean> {
  const answer = await world.webhooks.send(messageOf(world, to, delivery))
  const now = world.clock()
  const tries = delivery.tries + 1
  const [status, trouble] = answer.state === 'answered' ? [answer.status, null] : [null, answer.detail]
  const pollOn = isTaken(status) ? null : nextDelivery(tries, now)
  const state = isTaken(status) ? 'delivered' : pollOn === null ? 'failed' : 'waiting'
  await saveTry(world.db, delivery, { state, tries, pollOn, triedOn: now, status, trouble })
  return isTaken(status)
}

/** One after the other. After one that was not taken the others are left for later: nobody waits for a dead server. */
async function tellInTurn(world: Surroundings, to: Webhook, deliveries: readonly Delivery[]): Promise<void> {
  const began = epochOf(world.realClock())
  for (const delivery of deliveries) {
    try {
      if (!(await tell(world, to, delivery))) return
    } catch (error) {
      return world.log.error({ err: error, deliveryId: delivery.id }, 'telling a partner failed')
    }
    if (world.isStopping() || epochOf(world.realClock()) - began > PATIENCE) return
  }
}

/** Tells the servers of partners what has happened, all of them at once. */
export async function deliverWebhooks(world: Surroundings): Promise<void> {
  const due = await claimDeliveries(world.db, world.clock(), ROUND)
  if (due.length === 0) return
  const told = Map.groupBy(due, ({ webhookId }) => webhookId)
  const webhooks = await webhooksById(world.db, [...told.keys()])
  await Promise.all(webhooks.map(to => tellInTurn(world, to, told.get(to.id) ?? [])))
}
