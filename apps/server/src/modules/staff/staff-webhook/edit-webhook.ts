import type { ChangedWebhook, NewWebhook } from '@billett/contract'
import { mayHaveTold, type WebhookEvent } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { newWebhookSecret } from '../../run/webhook/index.ts'
import { askedClients } from '../listing/index.ts'
import { presentDelivery, presentWebhook } from './staff-webhook.present.ts'
import {
  changeWebhook,
  insertWebhook,
  lockWebhook,
  removeWebhook,
  type StoredWebhook,
  sendAgain,
  undeliveredTo,
} from './staff-webhook.repository.ts'

/** What a note says of it. */
const told = ({ name, url, events }: StoredWebhook) => ({ name, url, events })

/** Itself, held. Refuses `webhookNotFound` for one of a client the caller does not see as for none. */
async function held(context: Context, id: string, tx: Transaction): Promise<StoredWebhook> {
  const found = await lockWebhook(tx, scopeOf(context).clientIds, id)
  return found ?? refuse('webhookNotFound', 'webhookId')
}

const subject = ({ id, clientId }: StoredWebhook) => ({ kind: 'webhook' as const, id, clientId })

/** Nobody has a server told what they may not see themselves. */
function refuseUnseen({ visitor }: Context, events: readonly WebhookEvent[]): void {
  if (!events.every(event => mayHaveTold(visitor.rights, event))) refuse('webhookEventUnseen', 'events')
}

/** Has a server told from now on. Gives what its messages are signed with, which is never shown again. */
export async function createWebhook(context: Context, { clientId: asked, ...said }: NewWebhook, tx: Transaction) {
  const { world } = context
  refuseUnseen(context, said.events)
  const [clientId = refuse('notValid', 'clientId')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const { shown: secret, kept } = newWebhookSecret(world)
  const id = world.newId()
  const created = { ...said, id, version: 1, clientId, secret: kept, createdOn: world.clock() }
  await insertWebhook(tx, created)
  const act: Act = { ...subject(created), after: told(created) }
  return { shown: { ...presentWebhook(world, created), secret }, act }
}

/** Refuses `changedMeanwhile` where somebody has changed it since the version the caller read. */
export async function updateWebhook(
  context: Context,
  id: string,
  { version, ...said }: ChangedWebhook,
  tx: Transaction,
) {
  const before = await held(context, id, tx)
  if (before.version !== version) refuse('changedMeanwhile', 'version')
  refuseUnseen(context, said.events)
  const after = { ...before, ...said, version: version + 1 }
  await changeWebhook(tx, after)
  const act: Act = { ...subject(before), before: told(before), after: told(after) }
  return { shown: presentWebhook(context.world, after, await undeliveredTo(tx, [id])), act }
}

export async function deleteWebhook(context: Context, id: string, tx: Transaction): Promise<Act> {
  const before = await held(context, id, tx)
  await removeWebhook(tx, before)
  return { ...subject(before), before: told(before) }
}

/** Tells a server again. Refuses `deliveryNotFound` for what it was never told, or longer ago than is kept. */
export async function resendDelivery(
  context: Context,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
  tx: Transaction,
) {
  const to = await held(context, webhookId, tx)
  const again = await sendAgain(tx, to.id, deliveryId, context.world.clock())
  if (!again) return refuse('deliveryNotFound', 'deliveryId')
  const act: Act = { ...subject(to), after: { delivery: again.id, event: again.event } }
  return { shown: presentDelivery(again, context.visitor), act }
}
