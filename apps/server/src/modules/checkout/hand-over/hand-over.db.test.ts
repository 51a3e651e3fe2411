import * as calls from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ticketHandOver } from '../../../db/schema/index.ts'
import { aPartner, toldPartner } from '../../../testing/a-partner.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aLaterTicket, anOffer, firstTicketOf, giveBack, offer, see, take } from '../../../testing/hand-over.ts'
import { aCart, bought, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { fulfilOrder, sendOrderMail } from '../../ticket/fulfilment/index.ts'
import { sendHandOverMail } from './send-hand-over-mail.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
let bart: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
})
beforeEach(() => {
  ada = visitorOf(test.app)
  bart = visitorOf(test.app)
})
afterAll(async () => {
  await test.database.pool.query('update refund set created_on = $1', [test.now()])
  await test.close()
})

const BART = 'bart@example.org'
const order = (orderId = '', who = ada) => who.ask(calls.getOrder, { params: { orderId }, query: { withImages: true } })
const shown = async (params: { orderId: string; ticketId: string }, who = ada) =>
  (await who.send(calls.getHandOver, { params })).items[0]
const withdraw = (params: { orderId: string; ticketId: string }, who = ada) =>
  who.send(calls.withdrawTicket, { params })
const word = () => test.world.codeWord(test.world.client.config.settings.clientId, test.now().slice(0, 10))
const reason = ({ errors }: { errors: calls.ErrorEnvelope['error'] }) => errors[0]?.translationKey
/** By the clock of the region, an hour ahead. */
const tomorrow = () => `${addMinutes(test.now(), 25 * 60).slice(0, 10)}T10:00`

describe('a ticket that is handed over', () => {
  it('is the receiver’s from then on, with a number and a barcode of its own', async () => {
    const { given, which, secret } = await anOffer(test, ada)
    const [seen] = (await see(bart, secret)).items
    expect(seen).toMatchObject({ validFrom: given.tickets[0]?.validFrom, takenOrderId: null })
    const [taken] = (await take(bart, secret)).items
    expect(taken).toMatchObject({ state: 'completed', totalGrossInCents: 0, invoiceNumber: null, email: BART })
    const before = (await order(which.orderId)).tickets[0]
    const after = (await order(taken?.orderId, bart)).tickets[0]
    expect(before).toMatchObject({ state: 'handedOver', image: null })
    expect([given.codeWord, (await order(taken?.orderId, bart)).codeWord]).toEqual([word(), word()])
    expect(await order(which.orderId)).not.toHaveProperty('codeWord')
    expect(after).toMatchObject({ state: 'issued', isReceived: true, ticketNameLong: before?.ticketNameLong })
    expect(after?.image).toContain('svg')
    expect(after?.ticketId).not.toBe(before?.ticketId)
    expect(taken?.orderNumber).not.toBe(given.orderNumber)
    expect((await bart.send(calls.getOrder, { params: { orderId: which.orderId }, query: {} })).status).toBe(404)
  })

  it('shows its receiver no order, no name and no price', async () => {
    const { given, secret } = await anOffer(test, ada)
    const { items, bytes } = await see(bart, secret)
    for (const hidden of [given.orderId, given.orderNumber, given.tickets[0]?.ticketId ?? '', 'ada@', 'Lovelace'])
      expect(bytes.toString()).not.toContain(hidden)
    expect(Object.keys(items[0] ?? {}).filter(field => /cents|price|order(?!Id)|email/i.test(field))).toEqual([])
    const [taken] = (await take(bart, secret)).items
    const received = (await order(taken?.orderId, bart)).tickets[0]
    expect(received).toMatchObject({ priceInCents: 0, fullPriceInCents: 0, vatInCents: 0, discountCode: null })
  })

  it('leaves money and invoice with whoever has paid, who gets nothing back for it', async () => {
    const { given, which, secret } = await anOffer(test, ada)
    const [taken = given] = (await take(bart, secret)).items
    expect(await order(which.orderId)).toMatchObject({
      state: 'completed',
      totalGrossInCents: given.totalGrossInCents,
      invoiceNumber: given.invoiceNumber,
    })
    expect(reason(await giveBack(ada, which))).toBe('error.ticketHandedOver')
    expect(reason(await giveBack(bart, firstTicketOf(taken)))).toBe('error.ticketNotRefundable')
  })

  it('stands on the list that inspectors read, and only as long as it does not pass', async () => {
    const { which, secret } = await anOffer(test, ada)
    const list = async () => {
      test.pass(1)
      return (await test.app.inject({ url: '/.well-known/cancelled-tickets.json' })).body
    }
    expect(await list()).not.toContain(which.ticketId)
    const [taken] = (await take(bart, secret)).items
    const after = await list()
    expect(after).toContain(which.ticketId)
    expect(after).not.toContain(taken?.tickets[0]?.ticketId)
  })

  it('is mailed to its receiver, without an invoice', async () => {
    const { secret } = await anOffer(test, ada)
    const [taken] = (await take(bart, secret)).items
    test.mails.length = 0
    await sendOrderMail(test.world, taken?.orderId ?? '', null)
    const [mail] = test.mails
    expect(mail).toMatchObject({ to: BART })
    expect(mail?.subject).not.toMatch(/invoice|rechnung/i)
    expect(mail?.text).toContain(`/confirm/${taken?.orderId}`)
    expect(mail?.text).not.toContain('0.00')
    expect(mail?.attachments?.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  })

  it('is told to whoever handed it over, once, and not who took it', async () => {
    await takenJobs(test, 'sendHandOverMail')
    const { given, which, secret } = await anOffer(test, ada)
    await take(bart, secret)
    test.mails.length = 0
    const jobs = await takenJobs(test, 'sendHandOverMail')
    for (const { handOverId } of [...jobs, ...jobs]) await sendHandOverMail(test.world, handOverId)
    expect(test.mails).toHaveLength(1)
    expect(test.mails[0]).toMatchObject({ to: 'ada@example.org' })
    expect(test.mails[0]?.text).toContain(given.orderNumber)
    expect(test.mails[0]?.text).toContain(`/confirm/${which.orderId}`)
    expect(test.mails[0]?.text).not.toContain('bart')
  })

  it('is not told to a mail box that had too many mails of tickets that cost nothing; who paid hears of it always', async () => {
    await takenJobs(test, 'sendHandOverMail')
    const { given, secret } = await anOffer(test, ada)
    test.world.countsTries = true
    const one = visitorOf(test.app, 'en', '203.0.113.30')
    const [taken = given] = (await take(one, secret)).items
    expect(await takenJobs(test, 'sendHandOverMail')).toHaveLength(1)
    await test.database.pool.query('update attempt_count set count = 1000')
    const [again] = (await offer(one, firstTicketOf(taken))).items
    const cleo = visitorOf(test.app, 'en', '198.51.100.31')
    expect((await take(cleo, again?.secret ?? '', 'cleo@example.org')).status).toBe(200)
    test.world.countsTries = false
    expect(await takenJobs(test, 'sendHandOverMail')).toEqual([])
  })

  it('is told to partners by numbers: which ticket is void, and which one is valid instead', async () => {
    await aPartner(test)
    const { given, which, secret } = await anOffer(test, ada)
    const [taken] = (await take(bart, secret)).items
    await take(bart, secret)
    expect(await toldPartner(test, 'ticketHandedOver')).toEqual([
      {
        ...which,
        orderNumber: given.orderNumber,
        takenOrderId: taken?.orderId,
        takenOrderNumber: taken?.orderNumber,
        takenTicketId: taken?.tickets[0]?.ticketId,
      },
    ])
  })

  it('goes on from its receiver to a third', async () => {
    const { given, secret } = await anOffer(test, ada)
    const [taken = given] = (await take(bart, secret)).items
    const [again] = (await offer(bart, firstTicketOf(taken))).items
    const cleo = visitorOf(test.app)
    const [last] = (await take(cleo, again?.secret ?? '')).items
    expect((await order(last?.orderId, cleo)).tickets[0]).toMatchObject({ state: 'issued', isReceived: true })
    expect((await order(taken.orderId, bart)).tickets[0]?.state).toBe('handedOver')
  })

  it('does not go to and fro for ever: its third holder keeps it', async () => {
    const { given, secret } = await anOffer(test, ada)
    const [taken = given] = (await take(bart, secret)).items
    const [back] = (await offer(bart, firstTicketOf(taken))).items
    const [last = given] = (await take(ada, back?.secret ?? '')).items
    const shown = (await order(last.orderId)).tickets[0]
    expect(shown).toMatchObject({ isLastHand: true })
    expect(shown).not.toHaveProperty('handOverUntil')
    expect((await order(taken.orderId, bart)).tickets[0]).not.toHaveProperty('isLastHand')
    expect(reason(await offer(ada, firstTicketOf(last)))).toBe('error.ticketHandsUsedUp')
  })

  it('comes into an account with its own address', async () => {
    const { secret } = await anOffer(test, ada)
    const { visitor } = await aCustomer(test, { email: 'dora@example.org' })
    const { items } = await visitor.send(calls.takeHandOver, { body: { secret } })
    expect(items[0]?.email).toBe('dora@example.org')
    expect((await visitor.ask(calls.getOrders, { query: {} })).orderId).toBe(items[0]?.orderId)
  })

  it('is taken with an address by whoever has no account', async () => {
    const { secret } = await anOffer(test, ada)
    const { status, errors } = await bart.send(calls.takeHandOver, { body: { secret } })
    expect([status, errors[0]?.translationKey, errors[0]?.fieldName]).toEqual([400, 'error.required', 'email'])
  })
})

describe('a link', () => {
  it('is taken once; whoever has taken it gets the ticket again, by the key of the request and without', async () => {
    const { secret } = await anOffer(test, ada)
    const key = 'the-one-wish-of-bart'
    const [first] = (await take(bart, secret, BART, key)).items
    for (const asked of [await take(bart, secret, BART, key), await take(bart, secret)])
      expect(asked.items[0]?.orderId).toBe(first?.orderId)
    expect((await see(bart, secret)).items[0]?.takenOrderId).toBe(first?.orderId)
    const cleo = visitorOf(test.app)
    for (const refused of [await see(cleo, secret), await take(cleo, secret)])
      expect([refused.status, reason(refused)]).toEqual([409, 'error.handOverTaken'])
  })

  it('that is over, was withdrawn, is of a ticket given back or never was, is answered alike', async () => {
    const over = await anOffer(test, ada, aLaterTicket({ validFrom: tomorrow() }))
    test.pass((Date.parse(over.until) - Date.parse(test.now())) / 60_000)
    const withdrawn = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    await withdraw(withdrawn.which)
    const returned = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    await giveBack(ada, returned.which)
    const replies = []
    for (const secret of [over.secret, withdrawn.secret, returned.secret, 'x'.repeat(43)])
      for (const { status, errors, bytes } of [await see(bart, secret), await take(bart, secret)]) {
        expect([status, errors[0]?.translationKey]).toEqual([404, 'error.ticketLinkNotFound'])
        replies.push(JSON.stringify(JSON.parse(bytes.toString()).error))
      }
    expect(new Set(replies.map(reply => reply.replaceAll(/"[^"]*(id|Id|on|time)":"[^"]*"/g, ''))).size).toBe(1)
  })

  it('ends a day after it was made, and in any case when the ticket begins', async () => {
    const soon = await anOffer(test, ada, aLaterTicket({ validFrom: tomorrow() }))
    expect(soon.until <= addMinutes(test.now(), 24 * 60)).toBe(true)
    const later = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    expect(later.until).toBe(addMinutes(test.now(), 24 * 60))
  })

  it('is the only one of its ticket: another one takes its place', async () => {
    const { which, secret } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    const [next] = (await offer(ada, which)).items
    expect((await see(bart, secret)).status).toBe(404)
    expect((await see(bart, next?.secret ?? '')).status).toBe(200)
    expect(await shown(which)).toMatchObject({ refusal: null, offeredUntil: next?.offeredUntil })
    await withdraw(which)
    expect(await shown(which)).toMatchObject({ refusal: null, offeredUntil: null })
  })

  it('is kept as a hash', async () => {
    const { which, secret } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    const [row] = await test.world.db.select().from(ticketHandOver).where(eq(ticketHandOver.ticketId, which.ticketId))
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })

  it('is guessed ten times an hour by one network, and whoever has a right one is not held up there either', async () => {
    const { secret } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    test.world.countsTries = true
    const at = (address: string) => visitorOf(test.app, 'en', address)
    for (let tries = 0; tries < 12; tries += 1) expect((await see(at('203.0.113.7'), secret)).status).toBe(200)
    for (let tries = 0; tries < 10; tries += 1)
      expect((await see(at('203.0.113.7'), `${tries}`.repeat(43).slice(0, 43))).status).toBe(404)
    expect((await see(at('203.0.113.7'), 'y'.repeat(43))).status).toBe(429)
    expect((await see(at('203.0.113.7'), secret)).status).toBe(200)
    expect((await see(at('198.51.100.7'), 'y'.repeat(43))).status).toBe(404)
    test.world.countsTries = false
  })

  it('that is guessed at from many networks is counted for each of them alone', async () => {
    test.world.countsTries = true
    const { rows: before } = await test.database.pool.query('select key from attempt_count')
    for (const network of [20, 21, 22])
      await see(visitorOf(test.app, 'en', `203.0.${network}.7`), `${network}`.repeat(22).slice(0, 43))
    const { rows: after } = await test.database.pool.query('select key, count from attempt_count')
    test.world.countsTries = false
    const known = new Set(before.map(({ key }) => key))
    expect(after.filter(({ key }) => !known.has(key)).map(({ count }) => count)).toEqual(Array(9).fill(1))
  })

  it('that nobody takes leaves one row, however often its ticket is offered and taken back', async () => {
    const { which } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    for (let times = 0; times < 3; times += 1) {
      await withdraw(which)
      await offer(ada, which)
      await offer(ada, which)
    }
    expect(await test.world.db.$count(ticketHandOver, eq(ticketHandOver.ticketId, which.ticketId))).toBe(1)
  })
})

describe('a ticket is not handed over', () => {
  it.each(['four-adult', 'single-bc25'])('that is good for several rides or one’s own card: %s', async sortId => {
    const given = await bought(test, ada, await aRelationTicket(ada, sortId, { validFrom: '2026-12-12T10:00' }))
    expect(given.tickets[0]).not.toHaveProperty('handOverUntil')
    expect(reason(await offer(ada, firstTicketOf(given)))).toBe('error.ticketNotTransferable')
  })

  it('that names its passenger, also where its tariff lets it go', async () => {
    const { which, secret } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    await test.database.pool.query(
      `update "order" set tickets = jsonb_set(tickets, '{0,userData,name}', 'true') where id = $1`,
      [which.orderId],
    )
    expect(reason(await offer(ada, which))).toBe('error.ticketNotTransferable')
    expect(reason(await take(bart, secret))).toBe('error.ticketLinkNotFound')
  })

  it('on which somebody is named, though its tariff asks for nobody', async () => {
    const cart = await aCart(ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    const ticketId = cart.tickets[0]?.ticketId ?? ''
    const order = await placed(ada, cart, { passengers: [{ ticketId, lastName: 'Hopperberg' }] })
    test.provider.decide(referenceOf(order), 'paid')
    await verified(ada, order)
    await fulfilOrder(test.world, order.orderId)
    expect(reason(await offer(ada, firstTicketOf(order)))).toBe('error.ticketNotTransferable')
  })

  it('of somebody else', async () => {
    const { which } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    await aCart(bart, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    expect((await offer(bart, which)).status).toBe(404)
    expect((await withdraw(which, bart)).status).toBe(404)
    expect((await bart.send(calls.getHandOver, { params: which })).status).toBe(404)
  })

  it('to whoever has it', async () => {
    const { secret } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-12T10:00' }))
    expect(reason(await take(ada, secret))).toBe('error.handOverOwn')
  })

  it('that is valid already', async () => {
    const { which } = await anOffer(test, ada, aLaterTicket({ validFrom: tomorrow() }))
    test.pass(2 * 24 * 60)
    expect(reason(await offer(ada, which))).toBe('error.ticketBegun')
    expect(await shown(which)).toMatchObject({ refusal: 'error.ticketBegun' })
  })

  it('where inspectors do not read which tickets have ended', async () => {
    const { which, secret } = await anOffer(test, ada, aLaterTicket({ validFrom: '2026-12-19T10:00' }))
    const { client } = test.world
    const settings = { ...client.config.settings, inspectorsReadCancelled: false }
    test.world.client = { ...client, config: { ...client.config, settings } }
    expect(reason(await offer(ada, which))).toBe('error.ticketNotTransferable')
    expect(reason(await take(bart, secret))).toBe('error.ticketLinkNotFound')
    test.world.client = client
  })
})
