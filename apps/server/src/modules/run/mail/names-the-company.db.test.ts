import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

/** As a company of the world's would be called, and its colour. */
const NAME = 'Wolkenbahn'
const COLOUR = '#123456'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  const { client } = test.world
  const texts = { ...client.config.texts, name: NAME, nameShort: NAME }
  test.world.client = {
    ...client,
    config: { ...client.config, texts },
    theme: { ...client.theme, palette: { ...client.theme.palette, accent: COLOUR } },
  }
})
afterAll(() => test.close())

it('mails of the account and of an order say the name that staff gave the company, in its colour (Spec 3 §3)', async () => {
  await aCustomer(test)
  await bought(test, visitorOf(test.app))
  const [ofAccount, ofOrder] = [test.mails.at(0), test.mails.at(-1)]
  expect([ofAccount?.subject, ofOrder?.subject]).toEqual([expect.stringContaining(NAME), expect.stringContaining(NAME)])
  for (const mail of [ofAccount, ofOrder]) expect(mail?.html).toContain(COLOUR)
})
