import type { Agent } from 'node:http'
import { request } from '../measure/request.ts'

const FORM_TOKEN = /name="token" value="([^"]+)"/

/**
 * Opens the pay page and confirms with the wallet, which asks nothing: two requests to the provider, as a browser makes
 * them.
 */
export async function payAtProvider(agent: Agent, payUrl: string): Promise<void> {
  const page = await request({ agent, method: 'GET', url: payUrl })
  const token = FORM_TOKEN.exec(page.body)?.[1]
  if (!token) throw new Error(`the pay page has no form: ${page.status}`)
  const paid = await request({
    agent,
    method: 'POST',
    url: `${payUrl}/wallet`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }).toString(),
  })
  if (paid.status !== 303) throw new Error(`the payment was not taken: ${paid.status}`)
}
