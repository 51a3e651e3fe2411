import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, loginOf, mailedCode, PASSWORD, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aGuest, bought, DEBIT, execution, placed } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const boughtBy = async (email: string) => {
  const visitor = visitorOf(test.app)
  const order = await bought(test, visitor)
  // The builder buys as Ada; here it matters which address was given.
  await test.database.pool.query(
    `update "order" set buyer = jsonb_set(buyer, '{email}', to_jsonb($2::text)) where id = $1`,
    [order.orderId, email],
  )
  return { visitor, orderId: order.orderId }
}

const idsOf = async (visitor: ReturnType<typeof visitorOf>) =>
  (await visitor.send(calls.getOrders)).items.map(({ orderId }) => orderId)

describe('what was bought as a guest', () => {
  it('comes to the account whose owner has confirmed the address, however it is written', async () => {
    const { orderId } = await boughtBy('Grace@Example.org')
    const other = await boughtBy('somebody@example.org')
    const { visitor } = await aCustomer(test, { email: 'grace@example.org' })
    expect(await idsOf(visitor)).toEqual([orderId])
    expect(await idsOf(other.visitor)).toEqual([other.orderId])
  })

  it('later comes with the next sign-in', async () => {
    const { visitor, email } = await aCustomer(test, { email: 'later@example.org' })
    const { orderId } = await boughtBy(email)
    expect(await idsOf(visitor)).toEqual([])
    await signIn(visitor, loginOf(test, { email }))
    expect(await idsOf(visitor)).toEqual([orderId])
  })

  it('stays where it is while it is being paid', async () => {
    const guest = visitorOf(test.app)
    const email = 'paying@example.org'
    const order = await placed(guest, await aCart(guest), { guest: { ...aGuest, email } })
    const { visitor } = await aCustomer(test, { email })
    expect(await idsOf(visitor)).toEqual([])
    expect((await guest.send(calls.getOrder, { params: { orderId: order.orderId }, query: {} })).status).toBe(200)
  })

  it('by another account with this address in the order stays that account’s', async () => {
    const rich = await aCustomer(test, { email: 'rich@example.org' })
    const order = await bought(test, visitorOf(test.app))
    await test.database.pool.query(
      `update "order" set owner_id = $2, buyer = jsonb_set(buyer, '{email}', '"heir@example.org"') where id = $1`,
      [order.orderId, rich.signedIn.userId],
    )
    const { visitor } = await aCustomer(test, { email: 'heir@example.org' })
    expect(await idsOf(visitor)).toEqual([])
    expect(await idsOf(rich.visitor)).toEqual([order.orderId])
  })
})

describe('a link in a mail', () => {
  const registered = async (visitor: ReturnType<typeof visitorOf>, email: string) => {
    await visitor.send(calls.register, { body: aRegistration(test, { email }) })
    return mailedCode(test, email)
  }

  it('activates an account and gives it what was bought with its address; the rest of the device comes when signing in on it', async () => {
    const email = 'honest@example.org'
    const { visitor, orderId } = await boughtBy(email)
    const gift = await bought(test, visitor)
    const cart = await aCart(visitor)
    const token = await registered(visitor, email)
    expect((await visitor.send(calls.activate, { params: { token } })).status).toBe(200)
    const elsewhere = visitorOf(test.app)
    await signIn(elsewhere, loginOf(test, { email }))
    expect(await idsOf(elsewhere)).toEqual([orderId])
    expect((await idsOf(visitor)).sort()).toEqual([gift.orderId, cart.orderId].sort())
    await signIn(visitor, loginOf(test, { email }))
    expect((await idsOf(visitor)).sort()).toEqual([gift.orderId, cart.orderId, orderId].sort())
  })

  /** What a guest has is theirs after following somebody's link as before, and not that somebody's. */
  const staysTheirs = async (follow: (guest: ReturnType<typeof visitorOf>) => Promise<{ status: number }>) => {
    const { visitor: guest, orderId } = await boughtBy('victim@example.org')
    const cart = await aCart(guest)
    expect((await follow(guest)).status).toBe(200)
    expect((await idsOf(guest)).sort()).toEqual([cart.orderId, orderId].sort())
  }

  it('that activates somebody else’s account takes nothing from the guest who follows it', async () => {
    const eve = visitorOf(test.app)
    const email = 'eve@example.org'
    const token = await registered(eve, email)
    await staysTheirs(guest => guest.send(calls.activate, { params: { token } }))
    await signIn(eve, loginOf(test, { email }))
    expect(await idsOf(eve)).toEqual([])
  })

  it('that confirms somebody else’s new address takes nothing from the guest who follows it', async () => {
    const { visitor: eve, signedIn } = await aCustomer(test, { email: 'eve.before@example.org' })
    const email = 'eve.after@example.org'
    await eve.ask(calls.updateUser, { params: { id: signedIn.userId }, body: { email, currentPassword: PASSWORD } })
    const token = await mailedCode(test, email)
    await staysTheirs(guest => guest.send(calls.confirmEmailAddress, { params: { token } }))
    expect(await idsOf(eve)).toEqual([])
  })

  it('that confirms a new address brings what was bought with it', async () => {
    const { visitor, signedIn } = await aCustomer(test, { email: 'moves@example.org' })
    const email = 'moved@example.org'
    const { orderId } = await boughtBy(email)
    await visitor.ask(calls.updateUser, { params: { id: signedIn.userId }, body: { email, currentPassword: PASSWORD } })
    await visitorOf(test.app).send(calls.confirmEmailAddress, { params: { token: await mailedCode(test, email) } })
    expect(await idsOf(visitor)).toEqual([orderId])
  })
})

describe('a guest who has bought', () => {
  const convert = (visitor: ReturnType<typeof visitorOf>, orderId: string, over: object = {}) =>
    visitor.send(calls.convertAnonymousUser, {
      body: { orderId, password: PASSWORD, termsAccepted: true, originUrl: 'https://shop.example/confirm', ...over },
    })

  it('becomes a customer with a password and a click, and finds the order there', async () => {
    const email = 'convert@example.org'
    const { visitor, orderId } = await boughtBy(email)
    expect((await convert(visitor, orderId)).status).toBe(200)
    await visitorOf(test.app).send(calls.activate, { params: { token: await mailedCode(test, email) } })
    const elsewhere = visitorOf(test.app)
    await signIn(elsewhere, loginOf(test, { email }))
    expect(await idsOf(elsewhere)).toEqual([orderId])
    expect(await elsewhere.ask(calls.getUser)).toMatchObject({ firstName: 'Ada', addresses: [{ isMain: true }] })
    expect((await convert(elsewhere, orderId)).errors).toMatchObject([
      { fieldName: 'orderId', translationKey: 'error.accountCreationFailed' },
    ])
  })

  it('says what it is called where the order does not', async () => {
    const email = 'unnamed@example.org'
    const visitor = visitorOf(test.app)
    const { orderId } = await placed(visitor, await aCart(visitor), { guest: { email } })
    expect((await convert(visitor, orderId)).errors).toMatchObject([
      { fieldName: 'firstName', translationKey: 'error.required' },
    ])
    expect((await convert(visitor, orderId, { firstName: 'Grace', lastName: 'Hopper' })).status).toBe(200)
    await visitorOf(test.app).send(calls.activate, { params: { token: await mailedCode(test, email) } })
    const elsewhere = visitorOf(test.app)
    await signIn(elsewhere, loginOf(test, { email }))
    expect(await elsewhere.ask(calls.getUser)).toMatchObject({ firstName: 'Grace', addresses: [] })
  })

  it('needs an order that was placed, of their own, and a password that is good', async () => {
    const { visitor, orderId } = await boughtBy('picky@example.org')
    const cart = await aCart(visitor)
    expect((await convert(visitor, cart.orderId)).errors).toMatchObject([
      { translationKey: 'error.accountCreationFailed' },
    ])
    const stranger = visitorOf(test.app)
    await aCart(stranger)
    expect((await convert(stranger, orderId)).status).toBe(404)
    expect((await convert(visitor, orderId, { password: 'Passwort-1' })).errors).toMatchObject([
      { translationKey: 'error.passwordBreached' },
    ])
  })
})

describe('a signed-in customer', () => {
  it('orders with the account’s name, mail and main address', async () => {
    const { visitor } = await aCustomer(test, { email: 'buyer@example.org' })
    const cart = await aCart(visitor)
    const { guest, ...body } = execution(cart)
    expect(await visitor.ask(calls.executeSale, { body })).toMatchObject({ email: 'buyer@example.org' })
    const { rows } = await test.database.pool.query('select buyer from "order" where id = $1', [cart.orderId])
    expect(rows[0].buyer).toMatchObject({ firstName: 'Ada', address: { street: 'Marktplatz', country: 'de' } })
  })

  it('without an address is asked for one only where the payment needs it', async () => {
    const { visitor, signedIn } = await aCustomer(test, { email: 'homeless@example.org' })
    await visitor.send(calls.updateUser, { params: { id: signedIn.userId }, body: { addresses: [] } })
    const cart = await aCart(visitor)
    const { guest, ...body } = execution(cart)
    const byDebit = { ...body, paymentMethodId: DEBIT }
    const refused = await visitor.send(calls.executeSale, { body: byDebit })
    expect(refused.status).toBe(409)
    expect(refused.errors.map(({ translationKey, fieldName }) => [translationKey, fieldName])).toEqual([
      ['error.addressMissing', ''],
    ])
    expect(await visitor.ask(calls.executeSale, { body })).toMatchObject({ email: 'homeless@example.org' })
  })
})
