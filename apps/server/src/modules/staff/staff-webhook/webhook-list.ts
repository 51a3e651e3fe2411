import {
  DELIVERY_STATE_WORDS,
  type StaffDelivery,
  type StaffWebhook,
  WEBHOOK_COLUMN_WORDS,
  WEBHOOK_EVENT_WORDS,
} from '@billett/contract'
import { ALL, type WebhooksState, webhooksAddress } from '@billett/contract/lists/webhooks-address.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import {
  askedClients,
  CLIENT_COLUMN,
  type DeclaredList,
  declaredList,
  type ListColumn,
  type ListFile,
  rowsByPage,
} from '../listing/index.ts'
import { presentDelivery, presentWebhook } from './staff-webhook.present.ts'
import { deliveriesTo, findWebhook, undeliveredTo, webhooksOf } from './staff-webhook.repository.ts'

const COLUMNS: readonly ListColumn<StaffWebhook>[] = [
  { name: WEBHOOK_COLUMN_WORDS.name, cell: ({ name }) => name },
  { name: WEBHOOK_COLUMN_WORDS.url, cell: ({ url }) => url },
  {
    name: WEBHOOK_COLUMN_WORDS.events,
    cell: ({ events }, { language }) => events.map(event => WEBHOOK_EVENT_WORDS[event][language]).join(', '),
  },
  { name: WEBHOOK_COLUMN_WORDS.waiting, cell: ({ waiting }) => waiting },
  { name: WEBHOOK_COLUMN_WORDS.failed, cell: ({ failed }) => failed },
  { name: WEBHOOK_COLUMN_WORDS.createdOn, cell: ({ createdOn }, { at }) => at(createdOn) },
  CLIENT_COLUMN,
]

const DELIVERY_COLUMNS: readonly ListColumn<StaffDelivery>[] = [
  {
    name: WEBHOOK_COLUMN_WORDS.about,
    cell: ({ data: { orderNumber, contractId } }) => String(orderNumber ?? contractId ?? ''),
  },
  { name: WEBHOOK_COLUMN_WORDS.event, cell: ({ event }, { language }) => WEBHOOK_EVENT_WORDS[event][language] },
  { name: WEBHOOK_COLUMN_WORDS.occurredOn, cell: ({ occurredOn }, { at }) => at(occurredOn) },
  { name: WEBHOOK_COLUMN_WORDS.state, cell: ({ state }, { language }) => DELIVERY_STATE_WORDS[state][language] },
  { name: WEBHOOK_COLUMN_WORDS.tries, cell: ({ tries }) => tries },
  { name: WEBHOOK_COLUMN_WORDS.answer, cell: ({ status, detail }) => status ?? detail },
  { name: WEBHOOK_COLUMN_WORDS.next, cell: ({ nextTryOn }, { at }) => at(nextTryOn) },
]

/** What an address says of a webhook may be anything. */
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a server was told. Refuses `webhookNotFound` for one the caller does not see as for none. */
async function deliveries(
  context: Context,
  webhookId: string,
  state: StaffDelivery['state'] | undefined,
): Promise<ListFile<StaffDelivery>> {
  const { db } = context.world
  const { clientIds } = scopeOf(context)
  const found = GUID.test(webhookId) ? await findWebhook(db, clientIds, webhookId) : undefined
  const told = found ?? refuse('webhookNotFound', 'webhookId')
  const rows = rowsByPage(async window =>
    (await deliveriesTo(db, told.id, state, window)).map(row => presentDelivery(row, context.visitor)),
  )
  return { name: 'webhook-deliveries', columns: DELIVERY_COLUMNS, rows }
}

type Asked = Pick<WebhooksState, 'clientId' | 'failing'>

/** Servers of partners as a file, without what their messages are signed with. */
function webhooks(context: Context, { clientId, failing }: Asked): ListFile<StaffWebhook> {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), clientId || undefined)
  const rows = rowsByPage(async window => {
    const some = await webhooksOf(world.db, clientIds, window)
    const ids = some.map(({ id }) => id)
    const undelivered = await undeliveredTo(world.db, ids)
    const shown = some.map(row => presentWebhook(world, row, undelivered))
    return failing === 'yes' ? shown.filter(({ failed }) => failed > 0) : shown
  })
  return { name: 'webhooks', columns: COLUMNS, rows }
}

const all = declaredList(webhooksAddress, (context, asked) => webhooks(context, asked))

const told = declaredList(webhooksAddress, (context, { log, state }) =>
  deliveries(context, log, state === ALL ? undefined : state),
)

/** The servers, or what the one was told whose deliveries are looked at. */
export const webhookList: DeclaredList = {
  fileOf: (context, query, format) =>
    (webhooksAddress.read(query).log === '' ? all : told).fileOf(context, query, format),
}
