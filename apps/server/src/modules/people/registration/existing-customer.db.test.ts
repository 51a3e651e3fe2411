import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { existingCustomer } from '../../../db/schema/index.ts'
import { aRegistration, loginOf, mailedCode, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { codeHash } from './existing-customer.repository.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const known = {
  street: 'Bahnhofstraße',
  houseNumber: '4a',
  postCode: '99981',
  city: 'Falkenbrück',
  country: 'de' as const,
}
let count = 0
let customerNumber: string
let code: string

beforeEach(async () => {
  count += 1
  customerNumber = `K-${count}`
  code = `ABCD-EFGH-${1000 + count}`
  await test.database.db.insert(existingCustomer).values({
    clientId: test.world.client.config.settings.clientId,
    customerNumber,
    codeHash: codeHash(code),
    birthDate: '1980-05-06',
    firstName: 'Käthe',
    lastName: 'Brömmelkamp',
    addresses: [known],
    accountId: null,
    linkedOn: null,
  })
})

const byType = (existingCustomerCodeType: 'Token' | 'UserId') => {
  const { config } = defaultClient
  const register = { ...config.settings.register, existingCustomerCodeType }
  test.world.client = { ...defaultClient, config: { ...config, settings: { ...config.settings, register } } }
}

const register = (over: object) => {
  const { firstName, lastName, birthDate, address, ...rest } = aRegistration(test, { email: `k${count}@example.org` })
  return visitorOf(test.app).send(calls.registerToken, { body: { ...rest, ...over } })
}

const activate = async () =>
  visitorOf(test.app).send(calls.activate, { params: { token: await mailedCode(test, `k${count}@example.org`) } })

describe('an existing customer with the code of a letter', () => {
  beforeEach(() => byType('Token'))

  it('gets the account of the books, however the code is typed', async () => {
    expect((await register({ activationToken: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await activate()).status).toBe(200)
    const visitor = visitorOf(test.app)
    await signIn(visitor, loginOf(test, { email: `k${count}@example.org` }))
    expect(await visitor.ask(calls.getUser)).toMatchObject({
      customerNumber,
      firstName: 'Käthe',
      birthDate: '1980-05-06',
      addresses: [{ street: 'Bahnhofstraße' }],
    })
    expect((await register({ activationToken: code })).errors).toMatchObject([
      { translationKey: 'error.userAlreadyLinked' },
    ])
  })

  it('is told that a code is unknown, missing, or not the way here', async () => {
    const said = async (over: object) =>
      (await register(over)).errors.map(({ fieldName, translationKey }) => [fieldName, translationKey])
    const unknown = await register({ activationToken: 'ABCD-EFGH-0000' })
    expect(unknown.errors).toMatchObject([{ translationKey: 'error.activationTokenNotFound' }])
    expect(await said({})).toEqual([['activationToken', 'error.required']])
    expect(await said({ customerNumber })).toEqual([['customerNumber', 'error.tokenRegistrationNotPossible']])
  })

  it('confirms an address the books do not know', async () => {
    const said = async (over: object) =>
      (await register({ activationToken: code, ...over })).errors.map(error => error.translationKey)
    const other = { ...known, street: 'Anderswo' }
    expect(await said({ address: other })).toEqual(['error.addressDiffers'])
    expect(await said({ address: other, addressConfirmed: true })).toEqual([])
    expect(await said({ address: { ...known, street: 'Bahnhof-Str.', houseNumber: '4 A' } })).toEqual([])
  })

  it('is linked to one account, whichever mail is answered first', async () => {
    await register({ activationToken: code, email: `k${count}@example.org` })
    await register({ activationToken: code, email: `rival${count}@example.org` })
    expect((await activate()).status).toBe(200)
    const token = await mailedCode(test, `rival${count}@example.org`)
    expect((await visitorOf(test.app).send(calls.activate, { params: { token } })).errors).toMatchObject([
      { translationKey: 'error.userAlreadyLinked' },
    ])
  })
})

describe('an existing customer with number and birth date', () => {
  beforeEach(() => byType('UserId'))

  it('registers, and every refusal is the same', async () => {
    const said = async (over: object) => (await register(over)).errors.map(error => error.translationKey)
    expect(await said({ customerNumber, birthDate: '1980-05-07' })).toEqual(['error.customerNotMatched'])
    expect(await said({ customerNumber: 'K-0', birthDate: '1980-05-06' })).toEqual(['error.customerNotMatched'])
    expect(await said({ customerNumber, birthDate: '1980-05-06' })).toEqual([])
    expect((await activate()).status).toBe(200)
    expect(await said({ customerNumber, birthDate: '1980-05-06' })).toEqual(['error.customerNotMatched'])
  })
})
