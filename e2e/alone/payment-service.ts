import type { ScenarioName } from '../../apps/payment-demo/src/index.ts'
import { product } from '../support/product.ts'

async function call(method: string, path: string, body?: object): Promise<void> {
  const secret = process.env.E2E_PAYMENT_SECRET
  if (!secret) throw new Error('E2E_PAYMENT_SECRET is not set; without it the demo provider takes no orders from us.')
  const answer = await fetch(product.payment + path, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
}

/** Lets time pass at the provider; answers when everything that became due has happened. */
export const letTimePass = (seconds: number) => call('POST', '/demo/advance', { seconds })

/** Makes the provider misbehave until the work is done. */
export async function whileProvider<T>(scenario: ScenarioName, work: () => Promise<T>): Promise<T> {
  await call('PUT', '/demo/behaviour', { scenario })
  try {
    return await work()
  } finally {
    await call('DELETE', '/demo/behaviour')
  }
}
