import * as calls from '@billett/contract'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mandateVersion } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import {
  doOrderJobs,
  mailedConfirmation,
  orderOf,
  subscriptionShop,
  type Visitor,
} from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const NEW = { iban: 'DE79 0000 0000 0000 0000 02', accountHolder: 'Ada King', consent: true as const }

async function orders(visitor: Visitor, email: string, validFrom: string): Promise<string> {
  const { guid } = await visitor.ask(calls.submitSubscription, {
    body: await orderOf(visitor, 'deutschlandticket', { validFrom, email }),
  })
  await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  await doOrderJobs(test)
  return guid
}

it('another account is debited from the next debit on, for all the payer pays; the one before stays provable', async () => {
  const email = 'ada@example.org'
  const { visitor } = await aCustomer(test, { email })
  const guid = await orders(visitor, email, '2026-12-01')
  const second = await orders(visitor, email, '2027-01-01')
  const params = { contractGuid: guid }
  const before = await visitor.ask(calls.getDebitedAccount, { params })
  expect(before).toMatchObject({
    account: { accountHolder: 'Ada Lovelace', maskedIban: expect.stringContaining('0001') },
    mandateText: expect.stringContaining('14 days'),
    effectiveOn: '2027-01-04',
    debits: [{ on: '2027-01-04' }, { on: '2027-02-01' }, { on: '2027-03-01' }],
    alsoFor: [{ subscriptionName: 'Deutschlandticket' }],
  })
  expect(JSON.stringify(before)).not.toContain('DE09000000000000000001')

  const after = await visitor.ask(calls.changeDebitedAccount, { params, body: NEW })
  const { reference } = before.account ?? expect.unreachable()
  expect(after).toMatchObject({
    account: { accountHolder: 'Ada King', maskedIban: expect.stringContaining('0002'), reference },
    debits: before.debits,
  })
  const other = await visitor.ask(calls.getDebitedAccount, { params: { contractGuid: second } })
  expect(other.account).toEqual(after.account)
  const versions = await test.database.db.select().from(mandateVersion).orderBy(asc(mandateVersion.number))
  expect(versions.map(({ iban, accountHolder }) => [iban.slice(-4), accountHolder])).toEqual([
    ['0001', 'Ada Lovelace'],
    ['0002', 'Ada King'],
  ])
  expect(versions[1]?.consentText).toBe(before.mandateText)
  expect((await takenJobs(test, 'sendMandateMail')).map(({ why }) => why)).toEqual(['changed'])
  for (const contractId of [guid, second]) {
    const { items } = await visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
    const named = items.filter(({ kind }) => kind === 'account').map(({ on, text }) => `${on} ${text}`)
    expect(named).toEqual([`2026-11-21 The account ${after.account?.maskedIban} is debited`])
  }
})

it('is named by who pays, with consent, and has to be one', async () => {
  const email = 'bob@example.org'
  const { visitor } = await aCustomer(test, { email })
  const contractGuid = await orders(visitor, email, '2026-12-01')
  const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
  const params = { contractGuid }
  const refused = async (by: Visitor, body: object) => {
    const { status, errors } = await by.send(calls.changeDebitedAccount, { params, body: { ...NEW, ...body } })
    return [status, errors[0]?.fieldName]
  }
  expect(await refused(eve, {})).toEqual([404, ''])
  expect(await refused(visitor, { iban: 'DE00000000000000000002' })).toEqual([400, 'iban'])
  const { account } = await visitor.ask(calls.getDebitedAccount, { params })
  expect(account?.maskedIban).toContain('0001')
})
