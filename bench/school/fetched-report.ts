import * as calls from '@billett/contract'
import { addressOf, type ShopClient } from '../product/shop-client.ts'
import { AUTHORITY } from './fill-schools.ts'

/** A year of an authority as a file; how many seconds it took, and how many bytes it is. */
export async function fetchedReport(
  shop: string,
  official: ShopClient,
  query: { dateSelection: string; format: 'csv' | 'xlsx' },
): Promise<{ seconds: number; bytes: number }> {
  const url = addressOf(shop, calls.pathOf(calls.exportFinancialReport), { orgId: AUTHORITY }, query)
  const began = performance.now()
  const reply = await fetch(url, { headers: { authorization: `Bearer ${official.token()}` } })
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
  const { byteLength } = await reply.arrayBuffer()
  return { seconds: (performance.now() - began) / 1000, bytes: byteLength }
}
