import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoApp } from './demo-app.ts'

let app: ReturnType<typeof demoApp>
beforeEach(() => {
  app = demoApp('a-demo')
  app.post('/echo', async request => request.body)
})
afterEach(() => app.close())

it('says which service it is, and that nothing may be kept or framed', async () => {
  const answer = await app.inject('/health')
  expect(answer.json()).toEqual({ status: 'ok', service: 'a-demo' })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  })
})

it('reads plain forms, and not more than a form holds', async () => {
  const form = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/echo',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await form('number=4111&name=Erika+Beispiel')).json()).toEqual({ number: '4111', name: 'Erika Beispiel' })
  expect((await form(`name=${'x'.repeat(40_000)}`)).statusCode).toBe(413)
})
