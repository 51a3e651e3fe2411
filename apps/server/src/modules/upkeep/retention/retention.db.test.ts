import { clientByName } from '@billett/clients'
import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { databasePrint } from '../../../testing/database-print.ts'
import { aLaterTicket, anOffer, take } from '../../../testing/hand-over.ts'
import {
  aCart,
  aDayTicket,
  aGuest,
  bought,
  execution,
  placed,
  referenceOf,
  verified,
} from '../../../testing/purchase.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { expireCarts } from '../../checkout/sales/index.ts'
import { fulfilOrder, sendOrderMail } from '../../ticket/fulfilment/index.ts'
import { brokenInvariants } from '../../upkeep/books-check/index.ts'
import { deleteAccounts } from '../account-deletion/index.ts'
import { FORGET_EVERY_MINUTES, forgetOrders } from './forget-orders.ts'
import { forgetRecords } from './forget-records.ts'
import { tidyRecords } from './tidy-records.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
beforeEach(async () => {
  test = await testWorld()
  ada = visitorOf(test.app)
})
// Looks into the books, too.
afterEach(() => test.close())

const EVERYTHING = { index: 0, count: 1 }

async function forget(): Promise<void> {
  await forgetOrders(test.world, EVERYTHING)
  await forgetRecords(test.world)
  await tidyRecords(test.world)
}

/** Moves the clock to the first moment of a day in Berlin's winter. */
const goTo = (date: string) => test.pass((Date.parse(`${date}T00:00:00+01:00`) - Date.parse(test.now())) / 60_000)

const rowsOf = async (statement: string, ...values: unknown[]) =>
  (await test.database.pool.query(statement, values)).rows

/** Tables with rows in which a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await rowsOf(`select table_name from information_schema.tables where table_schema = 'public'`)
  const found: string[] = []
  for (const { table_name: table } of tables) {
    const name = sql.identifier(table)
    const { rows } = await test.database.db.execute(
      sql`select 1 from ${name} where ${name}::text ilike ${`%${word}%`} limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found.sort()
}

const traveller = { firstName: 'Grace', lastName: 'Hopperberg', birthDate: '2010-05-01' }

/** A paid order whose passenger is somebody else than its buyer. */
async function personalOrder() {
  const cart = await aCart(
    ada,
    aDayTicket(),
    await aRelationTicket(ada, 'month-pupil', { validFrom: '2026-12-01T00:00' }),
  )
  const ticketId = cart.tickets[1]?.ticketId ?? ''
  const medium = { identificationMedium: { type: 's' as const, value: 'S-123' } }
  const order = await placed(ada, cart, { passengers: [{ ticketId, ...traveller, ...medium }] })
  test.provider.decide(referenceOf(order), 'paid')
  const paid = await verified(ada, order)
  await fulfilOrder(test.world, order.orderId)
  return paid
}

const money = (orderId: string) =>
  rowsOf(
    `select total_cents, invoice_number, paid_on, state,
       (select json_agg(json_build_array(b.type, b.amount_cents, b.vat_cents) order by b.number) from booking b where b.order_id = o.id) as bookings,
       (select json_agg(json_build_array(l.key, l.amount_cents) order by l.key) from ledger_entry l where l.order_id = o.id) as ledger,
       (select json_agg(json_build_array(a.provider, a.reference, a.amount_cents, a.state)) from payment_attempt a where a.order_id = o.id) as payments
     from "order" o where id = $1`,
    orderId,
  )

describe('a cart', () => {
  it('that nobody ordered is deleted a month after its end, and not before', async () => {
    const { orderId } = await aCart(ada)
    const isThere = async () => (await rowsOf('select 1 from "order" where id = $1', orderId)).length === 1
    test.pass(5000)
    await expireCarts(test.world)
    test.pass(30 * 24 * 60)
    await forget()
    expect(await isThere()).toBe(true)
    test.pass(1)
    await forget()
    expect(await isThere()).toBe(false)
  })

  it('is come by within a week of rounds, whatever its id', async () => {
    const { orderId } = await aCart(ada)
    await ada.ask(calls.abortOrder, { params: { orderId } })
    test.pass(5000 + 30 * 24 * 60 + 1)
    for (let minutes = 0; minutes < 7 * 24 * 60; minutes += FORGET_EVERY_MINUTES) {
      await forgetOrders(test.world)
      test.pass(FORGET_EVERY_MINUTES)
    }
    expect(await rowsOf('select state from "order" where id = $1', orderId)).toEqual([])
  })

  it('that somebody still fills is let be, however old', async () => {
    const { orderId } = await aCart(ada)
    goTo('2050-01-01')
    await forget()
    expect(await rowsOf('select state from "order" where id = $1', orderId)).toEqual([{ state: 'prepared' }])
  })

  it('of another client is let be', async () => {
    const { orderId } = await aCart(ada)
    await ada.ask(calls.abortOrder, { params: { orderId } })
    goTo('2050-01-01')
    const client = clientByName('moorland')
    if (!client) throw new Error('no such client')
    await forgetOrders({ ...test.world, client }, EVERYTHING)
    expect(await rowsOf('select state from "order" where id = $1', orderId)).toEqual([{ state: 'aborted' }])
  })
})

it('of an order that was never paid it is forgotten who ordered, half a year after its end', async () => {
  const order = await placed(ada, await aCart(ada))
  await ada.ask(calls.abortOrder, { params: { orderId: order.orderId } })
  await rowsOf(
    `insert into order_tag select id, client_id, 'Kulanz', gen_random_uuid(), now() from "order" where id = $1`,
    order.orderId,
  )
  const buyer = async () => (await rowsOf('select buyer from "order" where id = $1', order.orderId))[0]?.buyer
  test.pass(5000 + 180 * 24 * 60)
  await forget()
  expect(await buyer()).toMatchObject({ email: aGuest.email })
  expect(await tablesWith('Kulanz')).toEqual(['order_tag'])
  test.pass(1)
  await forget()
  expect(await buyer()).toBeNull()
  expect(await tablesWith('Kulanz')).toEqual([])
  expect(await money(order.orderId)).toMatchObject([
    { state: 'aborted', payments: [['fake', referenceOf(order), order.totalGrossInCents, 'cancelled']] },
  ])
})

describe('of an order that was paid', () => {
  it('the passengers are forgotten first, three years after the year in which they travelled', async () => {
    const { orderId } = await personalOrder()
    const before = await money(orderId)
    const barcodes = () => rowsOf('select barcode is not null as there from issued_ticket where order_id = $1', orderId)
    goTo('2029-12-31')
    await forget()
    expect(await tablesWith('Hopperberg')).toEqual(['issued_ticket', 'order'])
    // The month's last night reaches into 2027, whose end the three years count from.
    goTo('2031-01-01')
    await forget()
    expect(await tablesWith('Hopperberg')).toEqual([])
    expect(await tablesWith('S-123')).toEqual([])
    expect(await barcodes()).toEqual([{ there: false }, { there: false }])
    expect(await tablesWith(aGuest.email)).toEqual(['order'])
    expect(await money(orderId)).toEqual(before)
    // The receipt can still be shown.
    await sendOrderMail(test.world, orderId, crypto.randomUUID())
    expect(test.mails.at(-1)?.attachments[0]?.mimeType).toBe('application/pdf')
  })

  it('nobody can be told any more once receipts need not be kept; amounts and numbers stay', async () => {
    const { orderId } = await personalOrder()
    const [before] = await rowsOf('select owner_id from "order" where id = $1', orderId)
    const books = await money(orderId)
    goTo('2034-12-31')
    await forget()
    expect(await tablesWith(aGuest.email)).toEqual(['order'])
    goTo('2035-01-01')
    await forget()
    for (const word of [aGuest.email, 'Lovelace', 'Hopperberg', before.owner_id])
      expect(await tablesWith(word)).toEqual([])
    expect(await money(orderId)).toEqual(books)
    expect(await brokenInvariants(test.database.db, test.now())).toEqual([])
  })

  it('nobody can be told from a ticket without a barcode either that was valid almost as long', async () => {
    const { orderId } = await personalOrder()
    await rowsOf(`update issued_ticket set valid_to = '2034-06-01', barcode = null where order_id = $1`, orderId)
    goTo('2035-01-01')
    await forget()
    for (const word of [aGuest.email, 'Hopperberg', 'S-123']) expect(await tablesWith(word)).toEqual([])
  })

  it('nobody can tell from whom a ticket came and to whom it went, once either order is forgotten', async () => {
    const bart = visitorOf(test.app)
    const { which, secret } = await anOffer(test, ada)
    const [taken] = (await take(bart, secret)).items
    await rowsOf(`update "order" set paid_on = '2027-01-01T10:00Z' where id = $1`, which.orderId)
    goTo('2034-12-31')
    await forget()
    expect(await rowsOf('select order_id from ticket_hand_over')).toEqual([{ order_id: which.orderId }])
    goTo('2035-01-01')
    await forget()
    expect(await rowsOf('select order_id from ticket_hand_over')).toEqual([])
    const known = await rowsOf('select id from "order" where buyer is not null')
    expect(known).toEqual([{ id: which.orderId }])
    expect(taken?.orderId).not.toBe(which.orderId)
    expect(await brokenInvariants(test.database.db, test.now())).toEqual([])
  })

  it('nothing changes when it is done again', async () => {
    await personalOrder()
    goTo('2035-01-01')
    await forget()
    const after = await databasePrint(test.database.db)
    await forget()
    expect(await databasePrint(test.database.db)).toBe(after)
  })

  it('nothing is forgotten while money is to go back', async () => {
    const order = await bought(test, ada, aDayTicket({ validFrom: '2026-11-28T10:00' }))
    const ticketGuids = order.tickets.map(({ ticketId }) => ticketId)
    await ada.ask(calls.giveBackTickets, { params: { orderId: order.orderId }, body: { ticketGuids } })
    goTo('2035-01-01')
    await forget()
    expect(await tablesWith(aGuest.email)).toEqual(['order'])
    await rowsOf(`update refund set state = 'failed'`)
    await forget()
    expect(await tablesWith(aGuest.email)).toEqual(['order'])
    // As if it had just been asked for: the books want none to wait for years.
    await rowsOf(`update refund set state = 'requested', created_on = $1`, test.now())
  })

  it('nothing is forgotten while somebody can travel with it', async () => {
    const { orderId } = await bought(test, ada)
    await rowsOf(`update issued_ticket set valid_to = '2040-01-01' where order_id = $1`, orderId)
    goTo('2035-01-01')
    await forget()
    expect(await tablesWith(aGuest.email)).toEqual(['order'])
    expect(await rowsOf('select barcode is null as gone from issued_ticket')).toEqual([{ gone: false }])
  })

  it('what somebody holds at that moment has its turn later, and nobody waits', async () => {
    const { orderId } = await bought(test, ada)
    goTo('2035-01-01')
    await test.database.db.transaction(async tx => {
      await tx.execute(sql`select 1 from "order" where id = ${orderId} for update`)
      await forgetOrders(test.world, EVERYTHING)
    })
    // What was mailed is forgotten by another round.
    expect(await tablesWith(aGuest.email)).toEqual(['mail_record', 'order'])
    await forget()
    expect(await tablesWith(aGuest.email)).toEqual([])
  })
})

it('declarations, feedback and devices go when their time is over, and not before', async () => {
  const { orderId } = await bought(test, ada)
  const [ticket] = await rowsOf('select id from issued_ticket where order_id = $1', orderId)
  const clientId = test.world.client.config.settings.clientId
  await rowsOf(
    `insert into wallet_pass (ticket_id, client_id, token, created_on, changed_on, fingerprint) values ($1, $2, 't', $3, $3, 'f')`,
    ticket.id,
    clientId,
    test.now(),
  )
  for (const table of ['contract_cancellation', 'contract_withdrawal', 'barrier_report'])
    await rowsOf(
      `insert into ${table} (id, client_id, language, content, received_on) values (gen_random_uuid(), $1, 'de', '{}', $2)`,
      clientId,
      test.now(),
    )
  const counts = () =>
    rowsOf(`select (select count(*)::int from contract_cancellation) + (select count(*)::int from contract_withdrawal)
      + (select count(*)::int from barrier_report) as declared, (select count(*)::int from wallet_pass) as passes,
      (select count(*)::int from sent_mail) as mails`)
  goTo('2026-12-01')
  await forget()
  expect(await counts()).toEqual([{ declared: 3, passes: 1, mails: 1 }])
  goTo('2027-01-15')
  await forget()
  expect(await counts()).toEqual([{ declared: 3, passes: 0, mails: 1 }])
  goTo('2030-01-01')
  await forget()
  expect(await counts()).toEqual([{ declared: 3, passes: 0, mails: 0 }])
  goTo('2033-01-01')
  await forget()
  expect(await counts()).toEqual([{ declared: 0, passes: 0, mails: 0 }])
})

it('an offer of a ticket that nobody has taken goes a week after its end, one that was taken does not', async () => {
  const { secret } = await anOffer(test, ada)
  await take(visitorOf(test.app), secret)
  const { until } = await anOffer(test, ada, aLaterTicket())
  const offers = () => rowsOf('select taken_on is not null as taken from ticket_hand_over order by taken')
  test.pass((Date.parse(until) - Date.parse(test.now())) / 60_000 + 7 * 24 * 60)
  await forget()
  expect(await offers()).toEqual([{ taken: false }, { taken: true }])
  test.pass(1)
  await forget()
  expect(await offers()).toEqual([{ taken: true }])
})

it('a mandate goes fourteen months after it was revoked, one that still holds never', async () => {
  const { visitor } = await aCustomer(test)
  const body = {
    iban: 'DE09000000000000000001',
    bic: 'DEMODE00XXX',
    creditInstitute: 'Demobank',
    accountHolder: 'Ada',
    consent: true as const,
  }
  const { guid } = await visitor.ask(calls.addMandate, { body })
  await visitor.ask(calls.addMandate, { body })
  await visitor.send(calls.revokeMandate, { params: { guid } })
  const left = async () => (await rowsOf('select id from mandate')).length
  goTo('2028-01-21')
  await forget()
  expect(await left()).toBe(2)
  goTo('2028-01-22')
  await forget()
  expect(await left()).toBe(1)
})

it('a mandate that was not revoked is good for 36 months after its last use, and proof for fourteen more', async () => {
  const { visitor } = await aCustomer(test)
  const body = {
    iban: 'DE09000000000000000001',
    bic: 'DEMODE00XXX',
    creditInstitute: 'Demobank',
    accountHolder: 'Ada',
    consent: true as const,
  }
  await visitor.ask(calls.addMandate, { body })
  await rowsOf(`update mandate set last_collection_on = '2027-01-10'`)
  const left = async () => [
    (await rowsOf('select id from mandate')).length,
    (await rowsOf('select * from mandate_version')).length,
  ]
  goTo('2028-06-01')
  await forget()
  expect(await left()).toEqual([1, 1])
  goTo('2031-03-10')
  await forget()
  expect(await left()).toEqual([1, 1])
  goTo('2031-03-11')
  await forget()
  expect(await left()).toEqual([0, 0])
})

it('of an account that is deleted only the receipts know its owner, and they only as long as they must', async () => {
  const email = 'grace.hopperberg@example.org'
  const { visitor } = await aCustomer(test, { email, firstName: 'Grace', lastName: 'Hopperberg' })
  const cart = await aCart(visitor)
  const { guest, ...body } = execution(cart)
  const order = await visitor.ask(calls.executeSale, { body })
  test.provider.decide(referenceOf(order), 'paid')
  await verified(visitor, order)
  await fulfilOrder(test.world, order.orderId)
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * 24 * 60)
  await deleteAccounts(test.world)
  expect(await tablesWith('hopperberg')).toEqual(['order'])
  goTo('2035-01-01')
  await forget()
  expect(await tablesWith('hopperberg')).toEqual([])
  expect(await rowsOf('select count(*)::int as booked from booking where order_id = $1', order.orderId)).toEqual([
    { booked: 1 },
  ])
})
