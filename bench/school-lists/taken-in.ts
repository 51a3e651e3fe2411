import { setTimeout as pause } from 'node:timers/promises'
import * as calls from '@billett/contract'
import { addressOf, type ShopClient } from '../product/shop-client.ts'

/** Milliseconds between two looks at a batch. */
const LOOK_EVERY = 200

interface Where {
  shop: string
  official: ShopClient
  organisationId: string
}

/** Takes a list in; what it becomes is asked for by its id. */
export async function takenIn({ shop, official, organisationId }: Where, csv: string): Promise<calls.Batch> {
  const form = new FormData()
  form.set('file', new File([csv], 'list.csv', { type: 'text/csv' }))
  const url = addressOf(shop, calls.pathOf(calls.importStudents), { orgGuid: organisationId }, {})
  const headers = { authorization: `Bearer ${official.token()}` }
  const reply = await fetch(url, { method: 'POST', headers, body: form })
  if (!reply.ok) throw new Error(`the list was not taken in: ${reply.status} ${await reply.text()}`)
  const { data }: { data: calls.Batch[] } = JSON.parse(await reply.text())
  const [batch] = data
  if (!batch) throw new Error('the list is no batch')
  return batch
}

/** The batch once the worker has nothing left to do with it. */
export async function doneWith(official: ShopClient, guid: string): Promise<calls.Batch> {
  for (;;) {
    const [batch] = await official.ask(calls.getBatch, { params: { batchGuid: guid } })
    if (!batch) throw new Error('the batch is gone')
    if (batch.error) throw new Error(`the batch ended with ${JSON.stringify(batch.error)}`)
    if (batch.task === null) return batch
    await pause(LOOK_EVERY)
  }
}
