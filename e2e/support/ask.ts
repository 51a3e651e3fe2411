import { type Call, pathOf } from '@billett/contract'
import { expect } from 'vitest'
import { product } from './product.ts'

/** A call as the browser of a visitor makes it, in place of a form that has a journey of its own. */
export async function ask(call: Pick<Call, 'method' | 'path' | 'service'>, body: object): Promise<void> {
  const reply = await fetch(product.shop + pathOf(call), {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status, await reply.text()).toBeLessThan(300)
}
