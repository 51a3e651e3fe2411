import * as calls from '@billett/contract'
import { NEWSLETTER_WORDING } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { existingCustomer, userDocument } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aDayTicket, bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendOrderMail } from '../../ticket/fulfilment/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

type Visitor = ReturnType<typeof visitorOf>

const dataOf = async (visitor: Visitor) => JSON.parse((await visitor.send(calls.exportUserData)).bytes.toString())

const withdraw = (email: string, firstName: string) =>
  visitorOf(test.app).ask(calls.withdrawContract, {
    body: { firstName, lastName: 'Lovelace', contract: 'R-1', part: '', email },
  })

const aMandate = {
  iban: 'DE09000000000000000001',
  bic: 'DEMODE00XXX',
  creditInstitute: 'Demobank',
  accountHolder: 'Ada Lovelace',
  consent: true as const,
}

it('a copy of one’s data has the payments, tickets and mails of one’s orders', async () => {
  const { visitor } = await aCustomer(test, { email: 'buyer@example.org' })
  const order = await bought(test, visitor, aDayTicket())
  const [ticket] = order.tickets
  await sendOrderMail(test.world, order.orderId, null)
  const all = await dataOf(visitor)
  expect(all.payments).toMatchObject([{ orderId: order.orderId, state: 'paid', amountCents: order.totalGrossInCents }])
  expect(all.issuedTickets).toMatchObject([{ id: ticket?.ticketId, state: 'issued', ridesUsed: 0 }])
  expect(Buffer.from(all.issuedTickets[0].barcode, 'base64').length).toBeGreaterThan(50)
  expect(all.bookings).toMatchObject([{ orderId: order.orderId, type: 'sale' }])
  expect(all.ledger.map(({ orderId }: { orderId: string }) => orderId)).toContain(order.orderId)
  expect(all.mails).toMatchObject([{ orderId: order.orderId, sentOn: expect.any(String) }])
})

it('it has documents whole, when and in which words the newsletter was wished for, and what the company’s book says', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'papers@example.org' })
  const clientId = test.world.client.config.settings.clientId
  const accountId = signedIn.userId
  const person = { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-31', addresses: [] }
  await test.database.db
    .insert(existingCustomer)
    .values({ clientId, customerNumber: 'K-7', codeHash: 'secret', ...person, accountId, linkedOn: test.now() })
  await test.database.db.insert(userDocument).values({
    id: crypto.randomUUID(),
    clientId,
    accountId,
    fileName: 'letter.txt',
    mimeType: 'text/plain',
    bytes: Buffer.from('Dear Ada'),
    createdOn: test.now(),
  })
  const notifications = [{ kind: 'newsletter' as const, enabled: true }]
  await visitor.ask(calls.updateUser, { params: { id: accountId }, body: { notifications } })
  const all = await dataOf(visitor)
  expect(Buffer.from(all.documents[0].bytes, 'base64').toString()).toBe('Dear Ada')
  expect(all.customerBook).toMatchObject([{ customerNumber: 'K-7', birthDate: '1990-01-31' }])
  expect(JSON.stringify(all)).not.toContain('secret')
  expect(all.notifications).toEqual([
    { kind: 'newsletter', enabled: true, changedOn: test.now(), wording: NEWSLETTER_WORDING.en },
  ])
})

it('it has what was declared with the address that was confirmed, and nobody else’s', async () => {
  const { visitor } = await aCustomer(test, { email: 'declares@example.org' })
  await withdraw('Declares@Example.org', 'Ada')
  await withdraw('other@example.org', 'Eve')
  const { withdrawals } = await dataOf(visitor)
  expect(withdrawals).toMatchObject([{ content: { firstName: 'Ada', contract: 'R-1' } }])
})

it('it has every account a mandate was ever good for', async () => {
  const { visitor } = await aCustomer(test, { email: 'debtor@example.org' })
  const { guid } = await visitor.ask(calls.addMandate, { body: aMandate })
  await visitor.ask(calls.changeMandate, {
    params: { guid },
    body: { ...aMandate, iban: 'DE89370400440532013000' },
  })
  const { mandates, mandateVersions } = await dataOf(visitor)
  expect(mandates).toMatchObject([{ iban: 'DE89370400440532013000' }])
  expect(mandateVersions.map(({ iban }: { iban: string }) => iban).sort()).toEqual([
    'DE09000000000000000001',
    'DE89370400440532013000',
  ])
})

it('nothing of it is somebody else’s', async () => {
  const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
  const all = await dataOf(eve)
  const lists = Object.entries(all).filter(([, rows]) => Array.isArray(rows) && rows.length > 0)
  expect(lists.map(([name]) => name).sort()).toEqual(
    ['acceptedTerms', 'account', 'addresses', 'devices', 'journal', 'mailedCodes', 'mailsInDetail'].sort(),
  )
})
