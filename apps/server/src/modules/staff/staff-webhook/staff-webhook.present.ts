import type { StaffDelivery, StaffWebhook } from '@billett/contract'
import { mayHaveTold } from '@billett/domain'
import type { Visitor } from '../../../call/visitor/visitor.ts'
import type { World } from '../../../world.ts'
import { clientName } from '../listing/index.ts'
import type { StoredDelivery, StoredWebhook, Undelivered } from './staff-webhook.repository.ts'

/** A server with how much has not arrived there. */
export function presentWebhook(
  world: World,
  { secret: _, ...shown }: StoredWebhook,
  undelivered: readonly Undelivered[] = [],
): StaffWebhook {
  const numberOf = (state: Undelivered['state']) =>
    undelivered.find(one => one.webhookId === shown.id && one.state === state)?.number ?? 0
  const client = clientName(world, shown.clientId)
  return { ...shown, client, waiting: numberOf('waiting'), failed: numberOf('failed') }
}

/** A message without what the reader may not see. */
export const presentDelivery = (
  { pollOn: nextTryOn, trouble: detail, data, ...shown }: StoredDelivery,
  { rights }: Pick<Visitor, 'rights'>,
): StaffDelivery => ({ ...shown, data: mayHaveTold(rights, shown.event) ? data : {}, nextTryOn, detail })
