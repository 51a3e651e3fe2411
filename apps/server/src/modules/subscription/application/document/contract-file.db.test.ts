import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer } from '../../../../testing/account.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

it('the contract of a customer is in their account as it went out by mail, and in nobody else’s', async () => {
  const email = 'ada@example.org'
  const { visitor } = await aCustomer(test, { email })
  const { guid } = await visitor.ask(calls.submitSubscription, { body: await orderOf(visitor) })
  await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  const documents = async () =>
    (await visitor.send(calls.getSubscriptionContracts)).items.find(contract => contract.guid === guid)?.documents
  expect(await documents()).toEqual([])
  await doOrderJobs(test)
  const [file, ...more] = (await documents()) ?? []
  expect([file?.createdOn, more]).toEqual([test.now(), []])
  const params = { documentGuid: file?.guid ?? '' }
  const { bytes } = await visitor.send(calls.getDocument, { params })
  expect(bytes.equals(test.mails.at(-1)?.attachments?.[0]?.bytes ?? Buffer.of())).toBe(true)
  const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
  expect((await eve.send(calls.getDocument, { params })).status).toBe(404)
})
