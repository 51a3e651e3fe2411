import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { order as orders, refund as refunds, sentMail } from '../../../../db/schema/index.ts'
import type { Mail } from '../../../../ports/mailer.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, aDayTicket, bought, placed, referenceOf, verified } from '../../../../testing/purchase.ts'
import { takenJobs } from '../../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { latestAttempt } from '../../../ticket/order/index.ts'
import { settlePayment } from '../settle-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { sendRefundMail } from './send-refund-mail.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

/** These orders name their buyers themselves. */
const nobody = async () => undefined

/** The mails that queued work sends, each job done twice, as it may be after a crash. */
async function told(): Promise<Mail[]> {
  const before = test.mails.length
  for (const job of await takenJobs(test, 'sendRefundMail')) {
    await sendRefundMail(test.world, job, nobody)
    await sendRefundMail(test.world, job, nobody)
  }
  return test.mails.slice(before)
}

const plain = ({ text }: Mail) => text.replaceAll('\u00a0', ' ')

/** The provider charges other cents than it was asked for. */
async function paidOtherwise(more: number, language?: 'de') {
  const ada = visitorOf(test.app, language)
  const order = await placed(ada, await aCart(ada))
  test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents + more)
  await verified(ada, order)
  return order
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

describe('who gives tickets back', () => {
  const later = aDayTicket({ validFrom: '2026-11-28T10:00' })

  async function givenBack(language?: 'de') {
    const ada = visitorOf(test.app, language)
    const order = await bought(test, ada, later, later)
    const [, second] = order.tickets
    if (!second) throw new Error('two tickets were bought')
    const body = { ticketGuids: [second.ticketId] }
    await ada.ask(calls.giveBackTickets, { params: { orderId: order.orderId }, body })
    return { order, second }
  }

  it('is told once which, how much comes back to which way of paying, and when', async () => {
    const { order, second } = await givenBack()
    const [mail, ...more] = await told()
    if (!mail) throw new Error('no mail')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.org', language: 'en' })
    expect(mail.subject).toContain(order.orderNumber)
    const text = plain(mail)
    expect(text).toContain(`ticket number ${order.orderNumber}-2`)
    expect(text).not.toContain(`${order.orderNumber}-1`)
    expect(text).toContain(`Refund: ${euros(second.priceInCents)}`)
    expect(text).toContain(`Net amount: ${euros(second.priceInCents - second.vatInCents)}`)
    expect(text).toContain('banking days')
    expect(text).toContain(`cancellation receipt for invoice ${order.invoiceNumber}`)
    expect(text).toContain(`https://shop.example/confirm/${order.orderId}`)
    expect(mail.html).toContain(test.world.client.theme.palette.primary)
  })

  it('is told in the language of the order', async () => {
    await givenBack('de')
    const [mail] = await told()
    expect(mail).toMatchObject({ language: 'de', subject: expect.stringContaining('Ihre Rückgabe') })
    expect(mail && plain(mail)).toMatch(/Es gilt nicht mehr[\s\S]*Bankarbeitstage[\s\S]*Ticketnummer/)
  })
})

describe('who has paid too much, too little, too late or twice', () => {
  it('reads that the surplus comes back', async () => {
    await paidOtherwise(100)
    const [mail] = await told()
    expect(mail && plain(mail)).toMatch(/You get the surplus back[\s\S]*You get €1\.00 back/)
  })

  it('reads that nothing was bought with a payment that was too small', async () => {
    const { totalGrossInCents: price } = await paidOtherwise(-100, 'de')
    const [mail] = await told()
    expect(mail && plain(mail)).toMatch(/wurde damit nichts gekauft/)
    expect(mail && plain(mail)).toContain(`${((price - 100) / 100).toFixed(2).replace('.', ',')} € gehen`)
    expect(mail && plain(mail)).not.toContain('Stornobeleg')
  })

  it('reads that the order was over already', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    await test.world.db.update(orders).set({ state: 'aborted' }).where(eq(orders.id, order.orderId))
    test.provider.decide(referenceOf(order), 'paid')
    const attempt = await latestAttempt(test.world.db, order.orderId)
    if (!attempt) throw new Error('nobody has tried to pay')
    await settlePayment(test.world, attempt)
    const [mail] = await told()
    expect(mail && plain(mail)).toContain('arrived when this order was over already')
  })
})

describe('the mail about money that goes back', () => {
  it('is queued with the refund, or not at all, and tried again where it cannot be handed over', async () => {
    await paidOtherwise(100)
    const [job] = await takenJobs(test, 'sendRefundMail')
    if (!job) throw new Error('nothing is queued')
    const { mailer } = test.world
    test.world.mailer = { ...mailer, send: () => Promise.reject(new Error('421 try again later')) }
    await expect(sendRefundMail(test.world, job, nobody)).rejects.toThrow('421')
    test.world.mailer = mailer
    await sendRefundMail(test.world, job, nobody)
    expect(test.mails.filter(({ subject }) => subject.includes('coming back'))).toHaveLength(1)
    const noted = await test.world.db.select().from(sentMail)
    expect(noted.map(({ key }) => key)).toContain(`refund:${job.refundId}`)
  })

  it('promises nothing that the provider has refused by then, but says so', async () => {
    const { orderId } = await paidOtherwise(100)
    const [due] = await test.world.db.select().from(refunds).where(eq(refunds.orderId, orderId))
    test.provider.refundPayment = async () => ({ state: 'refused', reason: 'rejected' })
    await refundPayment(test.world, due?.id ?? '')
    const mails = await told()
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('takes longer')])
    expect(mails[0] && plain(mails[0])).toContain('The money is still yours')
  })

  it('does not go to a buyer who has been forgotten', async () => {
    const { orderId } = await paidOtherwise(100)
    await test.world.db.update(orders).set({ buyer: null }).where(eq(orders.id, orderId))
    expect(await told()).toEqual([])
  })
})
