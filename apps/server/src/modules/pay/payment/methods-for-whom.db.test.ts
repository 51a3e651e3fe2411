import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, CARD, DEBIT, execution, placed } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
  ada = (await aCustomer(test)).visitor
  const { client } = test.world
  const lists = { methodsExistingCustomer: ['Debit' as const], methodsGuestCustomer: ['CreditCard' as const] }
  test.world.client = {
    ...client,
    config: { ...client.config, settings: { ...client.config.settings, ...lists } },
  }
})
afterAll(() => test.close())

const offered = async (visitor: typeof ada): Promise<string[]> =>
  (await visitor.send(calls.getPaymentMethods, { query: {} })).items.map(({ id }) => id)

describe('a company that says by what guests pay and by what customers', () => {
  it('offers each of them theirs, the first as the usual', async () => {
    expect(await offered(visitorOf(test.app))).toEqual([CARD])
    expect(await offered(ada)).toEqual([DEBIT])
    const [type] = (await ada.send(calls.getPaymentTypes, { query: {} })).items
    expect(type?.methods.map(({ id }) => id)).toEqual([DEBIT])
  })

  it('takes no order of a guest by what only customers are offered', async () => {
    const guest = visitorOf(test.app)
    const order = await aCart(guest)
    const refused = await guest.send(calls.executeSaleGuest, { body: execution(order, { paymentMethodId: DEBIT }) })
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ translationKey: 'error.paymentMethodUnknown', fieldName: 'paymentMethodId' }],
    })
    expect((await placed(guest, order)).urlToVerification).toContain('https://')
  })
})
