import type { FulfillmentJob, FulfillmentJobsQuery, FulfillmentQueue } from '@billett/contract'
import { FULFILMENT_STEPS } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { failedJobs, queuesOf, tryAgain } from './jobs.queries.ts'

/** How tickets and mails of the clients that the caller sees stand, each step also where nothing waits for it. */
export async function showQueues(context: Context, clientId: string | undefined): Promise<FulfillmentQueue[]> {
  const rows = await queuesOf(context.world.db, askedClients(scopeOf(context), clientId))
  return FULFILMENT_STEPS.map(
    step => rows.find(row => row.step === step) ?? { step, waiting: 0, oldest: null, failing: 0, givenUp: 0 },
  )
}

/** A page of what could not be made or sent so far. */
export async function listFailed(
  context: Context,
  { clientId, step, ...page }: FulfillmentJobsQuery,
): Promise<FulfillmentJob[]> {
  const { world } = context
  const asked = { clientIds: askedClients(scopeOf(context), clientId), step }
  const rows = await failedJobs(world.db, asked, staffWindow(page))
  return rows.map(row => ({ ...row, client: clientName(world, row.clientId), trouble: row.trouble ?? 'unexpected' }))
}

/** Has them tried again at once; those of clients that the caller does not see are left as if there were none. */
export async function retryFailed(
  context: Context,
  jobIds: readonly string[],
  tx: Transaction,
): Promise<{ shown: { retried: number }; act: Act }> {
  const orderIds = await tryAgain(tx, { clientIds: scopeOf(context).clientIds }, jobIds)
  return { shown: { retried: orderIds.length }, act: { kind: 'order', id: '', after: { triedAgain: orderIds } } }
}
