import type { AddressInfo } from 'node:net'
import * as calls from '@billett/contract'
import { buildApp } from '@billett/identity-demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditAgency, noAgency } from '../../../adapters/credit-check/credit-agency.ts'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
const ACCESS = { userName: 'shop', password: 'secret' }
const agency = buildApp({ agency: ACCESS, now: () => new Date('2026-11-21') })
let url = ''

beforeAll(async () => {
  test = await testWorld()
  await agency.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(agency.server.address() as AddressInfo).port}`
  test.world.credit = creditAgency({ url, requestorId: '4711', ...ACCESS })
})
afterAll(async () => {
  await test.close()
  await agency.close()
})

const debit = (visitor: ReturnType<typeof visitorOf>, iban = 'DE09000000000000000001') =>
  visitor.send(calls.addMandate, {
    body: {
      iban,
      bic: 'DEMODE00XXX',
      creditInstitute: 'Demobank',
      accountHolder: 'Ada Lovelace',
      consent: true,
    },
  })

const named = (lastName: string) => aCustomer(test, { lastName, email: `${lastName}@example.org`.toLowerCase() })
const asked = async () => (await test.database.pool.query('select score, reference from credit_check')).rows

describe('paying by direct debit', () => {
  it('is open to a green and a yellow light, and the answer is kept', async () => {
    for (const name of ['Lovelace', 'Gelb']) {
      const { visitor } = await named(name)
      expect((await debit(visitor)).status).toBe(200)
    }
    expect((await asked()).map(({ score }) => score)).toEqual(['green', 'yellow'])
  })

  it('is closed to a red light, whoever else hears of it', async () => {
    const { visitor } = await named('Rot')
    const { status, errors } = await debit(visitor)
    expect([status, errors[0]?.translationKey]).toEqual([409, 'error.creditRefused'])
    expect((await visitor.send(calls.getMandates)).items).toEqual([])
  })

  it('asks nobody about an account number that is none', async () => {
    const { visitor } = await named('Vertippt')
    const before = await asked()
    expect((await debit(visitor, 'DE88370400440532013000')).status).toBe(400)
    expect(await asked()).toEqual(before)
  })

  it('asks about somebody once, and again after a quarter of a year', async () => {
    const { visitor } = await named('Gruen')
    await debit(visitor)
    const before = await asked()
    test.world.credit = { isOffered: true, check: async () => ({ state: 'known', score: 'green', reference: 'anew' }) }
    await debit(visitor)
    expect(await asked()).toEqual(before)
    test.pass(91 * 24 * 60)
    const { visitor: later, email } = await named('Spaeter')
    await debit(later)
    expect(email).toBe('spaeter@example.org')
    expect((await asked()).filter(({ reference }) => reference.endsWith(':anew'))).toHaveLength(1)
    test.world.credit = creditAgency({ url, requestorId: '4711', ...ACCESS })
  })

  it('asks anew about somebody who has another name or address by now', async () => {
    const { visitor, signedIn } = await named('Vorher')
    expect((await debit(visitor)).status).toBe(200)
    const params = { id: signedIn.userId }
    await visitor.ask(calls.updateUser, { params, body: { lastName: 'Rot' } })
    expect((await debit(visitor)).errors).toMatchObject([{ translationKey: 'error.creditRefused' }])
    await visitor.ask(calls.updateUser, { params, body: { lastName: 'Nachher' } })
    expect((await debit(visitor)).status).toBe(200)
    let questions = 0
    const { credit } = test.world
    const check: typeof credit.check = subject => {
      questions += 1
      return credit.check(subject)
    }
    test.world.credit = { isOffered: true, check }
    const { addresses } = await visitor.ask(calls.getUser)
    const moved = addresses.map(address => ({ ...address, street: 'Seestraße', isConfirmed: true }))
    await visitor.ask(calls.updateUser, { params, body: { addresses: moved } })
    await debit(visitor)
    await debit(visitor)
    expect(questions).toBe(1)
    test.world.credit = credit
  })

  it('is open where the agency does not answer, and where nobody is asked', async () => {
    const { visitor } = await named('Stille')
    expect((await debit(visitor)).status).toBe(200)
    test.world.credit = creditAgency({ url, requestorId: '4711', userName: 'shop', password: 'guess' })
    expect((await debit((await named('Fremd')).visitor)).status).toBe(200)
    test.world.credit = noAgency
    expect((await debit((await named('Rothe')).visitor)).status).toBe(200)
    expect((await asked()).some(({ score }) => score === 'red')).toBe(true)
  })
})

describe('the agency', () => {
  it('is asked about an account three times a day, and by one address ten times', async () => {
    const limited = await testWorld({ config: { RATE_LIMIT: '100000', TRUST_PROXY: 'loopback' } })
    let questions = 0
    const check = async () => {
      questions += 1
      return { state: 'unreachable', detail: 'the test says so' } as const
    }
    limited.world.credit = { isOffered: true, check }
    try {
      const times = async (email: string) => {
        const { visitor } = await aCustomer(limited, { email })
        const statuses: number[] = []
        for (let n = 0; n < 4; n += 1) statuses.push((await debit(visitor)).status)
        return statuses
      }
      for (const name of ['one', 'two']) expect(await times(`${name}@example.org`)).toEqual([200, 200, 200, 429])
      // What was refused counts for the address, too.
      expect(await times('three@example.org')).toEqual([200, 200, 429, 429])
      expect(questions).toBe(8)
    } finally {
      await limited.close()
    }
  })
})
