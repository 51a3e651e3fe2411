import {
  type Buyer,
  buyerName,
  type Cents,
  formatMoney,
  LOCALES,
  type Order,
  type PlainDate,
  type Ticket,
  totalsOf,
} from '@billett/domain'
import type { RefundMailNews } from '../../../../ports/job-queue.ts'
import type { Mail } from '../../../../ports/mailer.ts'
import type { World } from '../../../../world.ts'
import { greeting, letter, type MailBlock, paragraph } from '../../../run/mail/index.ts'
import { orderLink, ticketLines } from '../../../ticket/fulfilment/index.ts'
import type { RefundCase } from './refund.repository.ts'
import { REFUND_MAIL, type RefundMailWords, type RefundReason } from './refund-mail-words.ts'

/** Banking days that banks usually take. */
const USUAL_DAYS = '3–10'
/** Days after which something has gone wrong. */
const LATE_DAYS = 14

/** Whom the mail goes to. */
export type RefundReader = Pick<Buyer, 'email' | 'firstName' | 'lastName'>

export interface RefundNews {
  /** Of the mail, the same whenever it is sent again. */
  id: string
  order: Order
  buyer: RefundReader
  refund: RefundCase
  /** Those that were given back, or could not be delivered. */
  tickets: readonly Ticket[]
  news: RefundMailNews
}

/** What is owed first for a contract goes back where there is none, whether it was paid too late or in time. */
function reasonOf({ tickets }: Order, { why, amountCents, capturedCents }: RefundCase): RefundReason {
  if (why === 'orderClosed' && tickets.some(({ firstPayment }) => firstPayment)) return 'noContract'
  return why === 'wrongAmount' && amountCents < capturedCents ? 'surplus' : why
}

/** How the money comes back: by the payment that brought it, unless somebody has transferred it. */
function wayBack(
  words: RefundMailWords,
  { methodLabel, paidFrom, paidReference, paidOn }: RefundCase,
  amount: string,
  dayOf: (date: PlainDate) => string,
): string[] {
  const arrives = words.arrives(USUAL_DAYS, LATE_DAYS)
  return paidFrom === 'bank' && paidReference !== null && paidOn !== null
    ? [words.transferred(amount, dayOf(paidOn), paidReference), arrives]
    : [words.goesTo(amount, methodLabel), arrives]
}

/** The mail about money that goes back to its buyer, in the language of the order and the client's look. */
export function refundMail(world: World, { id, order, buyer, refund, tickets, news }: RefundNews): Mail {
  const { client } = world
  const { language, currency, orderNumber } = order
  const words = REFUND_MAIL[language]
  const shop = client.config.texts.nameShort
  const money = (cents: Cents) => formatMoney(cents, currency, language)
  const percent = (permille: number) => new Intl.NumberFormat(LOCALES[language]).format(permille / 10)
  const { timeZone } = world.regions.current()
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone })
  const isCancelled = news === 'due' && refund.why !== 'orderClosed' && tickets.length > 0
  const amount = money(refund.amountCents)
  const totals = totalsOf(tickets)
  const reason = reasonOf(order, refund)
  // A first payment has no page but that of its contract, which there is none of.
  const link = reason === 'noContract' ? undefined : orderLink(world, order)

  const way = wayBack(words, refund, amount, date => day.format(new Date(date)))
  const told: Record<RefundMailNews, string[]> = {
    due: [words.why[reason], ...way],
    failed: [words.failed(amount), words.owed],
    madeGood: [words.madeGood, ...way],
  }
  const sums = isCancelled
    ? [
        { name: words.net, value: money(totals.netCents) },
        ...totals.vat.map(rate => ({ name: words.vat(percent(rate.permille)), value: money(rate.vatCents) })),
      ]
    : []
  const facts = [
    { name: words.order, value: orderNumber },
    { name: words.invoice, value: order.invoiceNumber ?? '' },
    { name: words.on, value: day.format(new Date(refund.createdOn)) },
    { name: words.paidWith, value: refund.methodLabel ?? '' },
  ].filter(({ value }) => value !== '')
  const blocks: MailBlock[] = [
    paragraph(greeting(language, buyerName(buyer))),
    ...told[news].map(paragraph),
    ...(isCancelled ? [ticketLines(world, order, tickets)] : []),
    { kind: 'facts', facts: [...sums, { name: words.amount, value: amount, strong: true }] },
    { kind: 'facts', facts },
    ...(isCancelled && order.invoiceNumber !== null ? [paragraph(words.keep(order.invoiceNumber))] : []),
    ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
    paragraph(`${words.contact} ${client.config.operator.phone}`),
  ]
  const subjectDue = news === 'due' && refund.why === 'cancellation' ? words.subjectGivenBack : words.subject
  const subject = news === 'failed' ? words.subjectFailed : subjectDue
  return letter(client, language, {
    id,
    to: buyer.email,
    subject: subject(shop, orderNumber),
    blocks,
  })
}
