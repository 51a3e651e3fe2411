import { homeCountry } from '@billett/clients'
import type { Buyer, Cents, DirectDebit, Order } from '@billett/domain'
import { buyerName, formatMoney, invoicedTo, LOCALES, totalsOf } from '@billett/domain'
import type { Mail } from '../../../../ports/mailer.ts'
import type { World } from '../../../../world.ts'
import { greeting, letter, type MailBlock } from '../../../run/mail/index.ts'
import { ticketLines } from '../print/ticket-lines.ts'
import { debitBlocks } from './debit-blocks.ts'
import { ORDER_MAIL } from './order-mail-words.ts'
import { withdrawalInstructions } from './withdrawal-instructions.ts'

interface Beside {
  /** Of the mail, the same whenever it is sent again. */
  id: string
  attachments: Mail['attachments']
  /** Leads to the order's page. */
  link: string | undefined
  paidWith: string | null
  /** Of an order that was paid by direct debit. */
  debit: DirectDebit | null
  /** What comes with the mail, or what it tells of: tickets that are not valid on paper, top-ups or
   * cases of checks that need none. */
  brings: 'tickets' | 'phoneTickets' | 'topUps' | 'enforcement'
}

/** The mail that brings an order's tickets: in the buyer's language and the client's look. */
export function orderMail(
  world: World,
  order: Order,
  buyer: Buyer,
  { id, attachments, link, paidWith, debit, brings }: Beside,
): Mail {
  const { language, currency } = order
  const words = ORDER_MAIL[language]
  const { timeZone } = world.regions.current()
  const money = (cents: Cents) => formatMoney(cents, currency, language)
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    )
  const percent = (permille: number) => new Intl.NumberFormat(LOCALES[language]).format(permille / 10)
  const totals = totalsOf(order.tickets)

  const withdrawable = [
    ...new Set(order.tickets.filter(ticket => ticket.withdrawalApplies).map(ticket => ticket.name[language])),
  ]
  const onPhone = [
    ...new Set(order.tickets.filter(({ onPaper }) => onPaper === false).map(ticket => ticket.name[language])),
  ]
  const isMoney = brings === 'topUps' || brings === 'enforcement'
  const thanks = {
    tickets: words.thanks,
    phoneTickets: words.thanksOnPhone,
    topUps: words.thanksTopUp,
    enforcement: words.thanksEnforcement,
  }
  const subject = {
    tickets: words.subject,
    phoneTickets: words.subject,
    topUps: words.subjectTopUp,
    enforcement: words.subjectEnforcement,
  }
  const blocks: MailBlock[] = [
    { kind: 'text', text: greeting(language, buyerName(buyer)) },
    { kind: 'text', text: thanks[brings] },
    ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
    ...(onPhone.length > 0 ? [{ kind: 'text' as const, text: words.onPhone(onPhone.join(', ')) }] : []),
    ticketLines(world, order),
    {
      kind: 'facts',
      facts: [
        { name: words.net, value: money(totals.netCents) },
        ...totals.vat.map(rate => ({ name: words.vat(percent(rate.permille)), value: money(rate.vatCents) })),
        { name: words.total, value: money(totals.grossCents), strong: true },
      ],
    },
    {
      kind: 'facts',
      facts: [
        { name: words.order, value: order.orderNumber },
        { name: words.invoice, value: order.invoiceNumber ?? '' },
        { name: words.invoiceTo, value: invoicedTo(buyer, homeCountry(world.client.config)) },
        { name: words.placed, value: moment(order.paidOn ?? order.createdOn) },
        ...(paidWith === null ? [] : [{ name: words.paidWith, value: paidWith }]),
      ].filter(({ value }) => value !== ''),
    },
    ...(debit ? debitBlocks(world.client, language, debit, money(totals.grossCents)) : []),
    { kind: 'text', text: isMoney ? words.termsTopUp : words.terms },
    ...(withdrawable.length > 0 ? [{ kind: 'text' as const, text: words.withdrawal(withdrawable.join(', ')) }] : []),
    ...(order.beginAskedOn === null ? [] : [{ kind: 'text' as const, text: words.begins(moment(order.beginAskedOn)) }]),
    { kind: 'text', text: `${words.contact} ${world.client.config.operator.phone}` },
    ...(withdrawable.length > 0 ? withdrawalInstructions(world.client, language) : []),
  ]
  return letter(world.client, language, {
    id,
    to: buyer.email,
    subject: subject[brings](world.client.config.texts.nameShort, order.invoiceNumber ?? ''),
    blocks,
    attachments,
  })
}
