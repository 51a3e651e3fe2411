import type { StaffDeliveriesQuery, StaffDelivery, StaffWebhook, StaffWebhooksQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, staffWindow } from '../listing/index.ts'
import { presentDelivery, presentWebhook } from './staff-webhook.present.ts'
import { deliveriesTo, findWebhook, undeliveredTo, webhooksOf } from './staff-webhook.repository.ts'

/** A page of the servers that are told of the clients that the caller sees. */
export async function listWebhooks(context: Context, query: StaffWebhooksQuery): Promise<StaffWebhook[]> {
  const { world } = context
  const rows = await webhooksOf(world.db, askedClients(scopeOf(context), query.clientId), staffWindow(query))
  const undelivered = await undeliveredTo(
    world.db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => presentWebhook(world, row, undelivered))
}

/** A page of what a server was told. Refuses `webhookNotFound` for one the caller does not see as for none. */
export async function listDeliveries(
  context: Context,
  webhookId: string,
  query: StaffDeliveriesQuery,
): Promise<StaffDelivery[]> {
  const { db } = context.world
  const told = (await findWebhook(db, scopeOf(context).clientIds, webhookId)) ?? refuse('webhookNotFound', 'webhookId')
  const rows = await deliveriesTo(db, told.id, query.state, staffWindow(query))
  return rows.map(row => presentDelivery(row, context.visitor))
}
