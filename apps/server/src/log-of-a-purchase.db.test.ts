import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newLog } from './log.ts'
import { sendOrderMail } from './modules/ticket/fulfilment/index.ts'
import { visitorOf } from './testing/client.ts'
import { aCart, aGuest, bought, execution, placed, referenceOf } from './testing/purchase.ts'
import { type TestWorld, testWorld } from './testing/test-world.ts'

const guest = {
  ...aGuest,
  email: 'wilhelmine@quittenbaum.example',
  firstName: 'Wilhelmine',
  lastName: 'Quittenbaum',
  address: { ...aGuest.address, street: 'Zauberweg' },
}
const PERSONAL = /wilhelmine|quittenbaum|zauberweg/i

let test: TestWorld
let written = ''
beforeAll(async () => {
  const log = newLog('debug', {
    write(line) {
      written += line
    },
  })
  test = await testWorld({ log })
})
afterAll(() => test.close())

it('nothing that was logged while a purchase went wrong in every way names the passenger or lets anybody in', async () => {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada), { guest })
  test.provider.decide(referenceOf(order), 'paid')
  await bought(test, ada)

  // A statement fails with everything that was typed among its values.
  await test.world.db.execute(sql`alter table payment_attempt rename to payment_attempt_away`)
  const lost = await ada.send(calls.executeSaleGuest, { body: execution(await aCart(ada), { guest }) })
  expect(lost.status).toBe(500)
  await test.world.db.execute(sql`alter table payment_attempt_away rename to payment_attempt`)

  // A mail server repeats whom the mail is for.
  const { mailer } = test.world
  test.world.mailer = {
    ...mailer,
    send: async ({ to }) => {
      throw new Error(`550 5.1.1 <${to}> unknown`)
    },
  }
  await ada.ask(calls.verifyOrder, { params: { orderId: order.orderId }, query: {} })
  await sendOrderMail(test.world, order.orderId, null).catch((error: unknown) =>
    test.world.log.error({ err: error }, 'a job failed and will be tried again'),
  )
  test.world.mailer = mailer

  // A browser reports where it was, with the token in the address.
  const screen = { browser: 'x', platform: 'x', host: 'shop.example', name: 'Error', stack: [], info: [] }
  await ada.send(calls.postLog, { body: { ...screen, message: `at /confirm?token=${ada.token()} for ${guest.email}` } })

  // Half a request.
  await test.app.inject({
    method: 'POST',
    url: '/api/v3/sales/executeSaleGuest',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token()}` },
    payload: `{"guest":{"lastName":"Quittenbaum"`,
  })

  expect(written).toContain('request failed')
  expect(written).toContain('550 5.1.1')
  expect(written).toContain('a screen failed')
  expect(written).not.toMatch(PERSONAL)
  expect(ada.token()?.length).toBeGreaterThan(20)
  expect(written).not.toContain(ada.token())
  expect(written).not.toContain(String(ada.token()).split('.')[2])
})
