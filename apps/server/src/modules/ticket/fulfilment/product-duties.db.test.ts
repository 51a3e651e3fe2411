import type { CartTicket } from '@billett/contract'
import * as calls from '@billett/contract'
import type { DirectDebit } from '@billett/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { attachmentFile, attachmentPlan } from '../../../db/schema/index.ts'
import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aDayTicket, execution, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { fulfilOrder, sendOrderMail } from './index.ts'

let test: TestWorld
let printed: readonly TicketDocumentInput[] = []

beforeAll(async () => {
  test = await testWorld()
  const { render } = test.world.document
  test.world.document = {
    render: tickets => {
      printed = tickets
      return render(tickets)
    },
  }
})
afterAll(() => test.close())

const ada = { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-31' }

/** A guest who buys one thing in German, perhaps by direct debit, with the mail it is sent by. */
async function purchaseOf(ticket: Partial<CartTicket>, debit?: DirectDebit) {
  const visitor = visitorOf(test.app, 'de')
  const cart = await aCart(visitor, aDayTicket(ticket))
  const passengers = cart.tickets.map(({ ticketId }) => ({ ticketId, ...ada }))
  const order = await placed(visitor, cart, { passengers, beginAsked: true })
  const payment = test.provider.payments.get(referenceOf(order))
  if (payment) test.provider.payments.set(payment.reference, { ...payment, debit })
  test.provider.decide(referenceOf(order), 'paid')
  await verified(visitor, order)
  await fulfilOrder(test.world, order.orderId)
  printed = []
  await sendOrderMail(test.world, order.orderId, null)
  const mail = test.mails.at(-1)
  if (!mail) throw new Error('no mail')
  return { visitor, order, mail, names: mail.attachments.map(({ fileName }) => fileName) }
}

/** A file of staff that goes out with the tickets of these groups. */
async function attached(size: number, ...groups: (string | null)[]) {
  const { db, client, newId, realClock } = test.world
  const { clientId } = client.config.settings
  const id = newId()
  const content = Buffer.from('%PDF-1.7 plan')
  const file = {
    id,
    clientId,
    fileName: 'Plan.pdf',
    mimeType: 'application/pdf',
    size,
    content,
    uploadedOn: realClock(),
  }
  await db.insert(attachmentFile).values(file)
  const plan = groups.map(sortGroup => ({ sortGroup, files: [id] }))
  const row = { clientId, serviceArea: 2, groups: plan, version: 1 }
  await db
    .insert(attachmentPlan)
    .values(row)
    .onConflictDoUpdate({
      target: [attachmentPlan.clientId, attachmentPlan.serviceArea],
      set: row,
    })
}

describe('files of the company', () => {
  afterEach(async () => {
    await test.world.db.delete(attachmentPlan)
  })

  it('go out with the tickets they belong to, after the ticket and its terms, and each once', async () => {
    const { order } = await purchaseOf({})
    const groups = order.tickets.map(({ groupName }) => groupName)
    await attached(13, null, ...groups)
    const { names, mail } = await purchaseOf({})
    expect(names.indexOf('Plan.pdf')).toBe(names.length - 1)
    expect(names.filter(name => name === 'Plan.pdf')).toHaveLength(1)
    expect(Buffer.from(mail.attachments.at(-1)?.bytes ?? []).toString()).toBe('%PDF-1.7 plan')
  })

  it('do not go out with other tickets, nor where no mail server would take the tickets with them', async () => {
    await attached(13, 'somethingElse')
    expect((await purchaseOf({})).names).not.toContain('Plan.pdf')
    await attached(14_999_999, null)
    const { names, order } = await purchaseOf({})
    expect(names).toContain(`Ticket-${order.orderNumber}.pdf`)
    expect(names).not.toContain('Plan.pdf')
  })
})

describe('the documents of a purchase', () => {
  it('call a ticket a ticket, carried by who runs the shop, and bring the conditions of carriage whole', async () => {
    const { mail, names, order } = await purchaseOf({})
    expect(printed).toMatchObject([{ isCarriage: true, carrier: { name: test.world.client.config.operator.company } }])
    expect(names).toEqual([
      `Ticket-${order.orderNumber}.pdf`,
      expect.stringContaining('Geschaeftsbedingungen'),
      'Befoerderungsbedingungen.html',
    ])
    const [, , conditions] = mail.attachments
    expect(Buffer.from(conditions?.bytes ?? []).toString()).toContain('zahlt ein erhöhtes Beförderungsentgelt')
  })

  it('of a purchase by direct debit announce it: mandate, creditor, amount and day, and the right to have it back', async () => {
    const { mail } = await purchaseOf({}, { mandateReference: 'M-77', creditorId: 'DE11', collectedOn: '2026-11-23' })
    for (const text of ['25,90', 'Mandatsreferenz: M-77', 'Gläubiger-Identifikationsnummer: DE11', 'acht Wochen'])
      expect(mail.text).toContain(text)
    expect(mail.text).toContain('Belastung am: 23. November 2026')
    const { mail: undated } = await purchaseOf({}, { mandateReference: 'M-78' })
    expect(undated.text).toContain(`Gläubiger-Identifikationsnummer: ${test.world.client.config.operator.creditorId}`)
    expect(undated.text).toContain('kündigt Ihnen der Zahlungsdienst gesondert an')
    expect((await purchaseOf({})).mail.text).not.toContain('Mandatsreferenz')
  })

  it('name the company that really carries, where the tariff says so', async () => {
    await purchaseOf({ sortId: 'bicycle-day' })
    expect(printed[0]?.carrier.name).toBe(test.world.client.config.operator.company)
    const [version] = test.world.regions.current().tariff.versions
    const carried = version?.sorts.filter(({ carrier }) => carrier === 'luehrtalbahn').map(({ id }) => id)
    expect(carried).toEqual(['supplement-single', 'supplement-month'])
    expect(version?.carriers).toMatchObject([{ id: 'luehrtalbahn', name: 'Lührtalbahn GmbH' }])
  })

  it.each(['card-adult', 'box-day', 'locker-day'])('call a %s no ticket to travel with', async sortId => {
    await purchaseOf({ sortId })
    expect(printed).toMatchObject([{ isCarriage: false }])
  })

  it('of a Deutschlandticket have nothing to print: it is shown on a phone', async () => {
    const { client } = test.world
    const modules = { ...client.config.modules, subscription: false }
    test.world.client = { ...client, config: { ...client.config, modules } }
    const { visitor, order, mail, names } = await purchaseOf({
      sortId: 'deutschlandticket',
      validFrom: '2026-12-01T00:00',
    })
    expect(printed).toEqual([])
    expect(names.filter(name => name.endsWith('.pdf'))).toEqual([])
    expect(mail.text).toContain('Deutschlandticket: nur auf einem Mobilgerät oder einer Chipkarte gültig')
    expect(mail.text).not.toContain('PDF im Anhang')
    const asked = await visitor.send(calls.getTicketPdf, { params: { orderId: order.orderId }, query: {} })
    expect([asked.status, asked.errors[0]?.translationKey]).toEqual([409, 'error.ticketNotOnPaper'])
    expect((await visitor.send(calls.getOrders, {})).items).toMatchObject([{ hasTickets: true, hasPaper: false }])
    test.world.client = client
  })
})

describe('what can be withdrawn from', () => {
  it('begins at once only for who has asked for it, and the mail says when', async () => {
    const visitor = visitorOf(test.app, 'de')
    const cart = await aCart(visitor, aDayTicket({ sortId: 'box-day' }))
    const { status, errors } = await visitor.send(calls.executeSaleGuest, { body: execution(cart) })
    expect([status, errors[0]]).toMatchObject([400, { translationKey: 'error.beginNotAsked', fieldName: 'beginAsked' }])
    const { mail } = await purchaseOf({ sortId: 'box-day' })
    expect(mail.text).toContain('Am 21.11.2026, 10:00 haben Sie ausdrücklich verlangt')
    expect(mail.text).toContain('Widerrufsbelehrung')
  })

  it('is asked nothing where it begins after the fourteen days, and of a ticket nothing is said', async () => {
    const visitor = visitorOf(test.app, 'de')
    const cart = await aCart(visitor, aDayTicket({ sortId: 'box-day', validFrom: '2026-12-20T00:00' }))
    expect((await visitor.send(calls.executeSaleGuest, { body: execution(cart) })).status).toBe(200)
    expect((await purchaseOf({})).mail.text).not.toMatch(/Widerruf/)
  })
})

it('whatever is no carriage has a right of withdrawal by data, with a reason that can be read', () => {
  const sorts = test.world.regions.current().tariff.versions.flatMap(version => version.sorts)
  const others = sorts.filter(({ isCarriage }) => isCarriage === false)
  expect([...new Set(others.map(({ group }) => group))].sort()).toEqual(['bicycleBox', 'discountCard'])
  for (const { withdrawalApplies, withdrawalReason } of others)
    expect([withdrawalApplies, withdrawalReason?.de]).toEqual([true, expect.stringContaining('§ 312g Abs. 1 BGB')])
  for (const { withdrawalApplies } of sorts.filter(({ isCarriage = true }) => isCarriage))
    expect(withdrawalApplies).toBe(false)
})
