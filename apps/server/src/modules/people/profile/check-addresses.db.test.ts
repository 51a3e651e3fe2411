import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDemoAddresses } from '../../../adapters/address-register/demo-addresses.ts'
import { aCustomer, aRegistration, mailedCode, PASSWORD } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const office = {
  country: 'de',
  postCode: '99981',
  city: 'Falkenbrück',
  street: 'Bahnhofsplatz',
  houseNumber: '4',
} as const
const invented = { ...office, street: 'Erfunden' }

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await keepDemoAddresses(test.world.db, test.world.addresses)
  const { client } = test.world
  const settings = { ...client.config.settings, addressCompletion: 'Strict' as const }
  test.world.client = { ...client, config: { ...client.config, settings } }
})
afterAll(() => test.close())

const register = (over: Parameters<typeof aRegistration>[1]) =>
  visitorOf(test.app).send(calls.register, { body: aRegistration(test, over) })

describe('where only addresses of the register are taken', () => {
  it('nobody registers with another', async () => {
    expect((await register({ address: invented })).errors).toMatchObject([
      { fieldName: 'address.street', translationKey: 'error.addressUnknown' },
    ])
    const deviatingAddress = { ...office, houseNumber: '400' }
    expect((await register({ address: office, deviatingAddress, addressConfirmed: true })).errors).toMatchObject([
      { fieldName: 'deviatingAddress.houseNumber' },
    ])
    expect((await register({ address: office })).status).toBe(200)
  })

  it('nobody changes theirs to another, but what was taken before stays', async () => {
    const email = 'moving@example.org'
    const { visitor, signedIn } = await aCustomer(test, { email, address: office })
    const change = (...addresses: calls.SavedAddress[]) =>
      visitor.send(calls.updateUser, { params: { id: signedIn.userId }, body: { addresses } })
    expect((await change(office, invented)).errors).toMatchObject([
      { fieldName: 'addresses.1.street', translationKey: 'error.addressUnknown' },
    ])
    await test.database.pool.query(`update user_address set street = 'Erfunden' where account_id = $1`, [
      signedIn.userId,
    ])
    expect((await change(invented, office)).status).toBe(200)
  })

  it('a guest who becomes a customer leaves another behind', async () => {
    const visitor = visitorOf(test.app)
    const { orderId } = await bought(test, visitor)
    const email = 'guest@example.org'
    await test.database.pool.query(
      `update "order" set buyer = buyer || jsonb_build_object('email', $2::text, 'address', $3::jsonb) where id = $1`,
      [orderId, email, JSON.stringify(invented)],
    )
    const originUrl = 'https://shop.example/confirm'
    await visitor.send(calls.convertAnonymousUser, {
      body: { orderId, password: PASSWORD, termsAccepted: true, originUrl },
    })
    await mailedCode(test, email)
    const { rows } = await test.database.pool.query(
      'select a.id as account, b.id as address from user_account a left join user_address b on b.account_id = a.id where a.email = $1',
      [email],
    )
    expect(rows).toEqual([{ account: expect.any(String), address: null }])
  })
})
