import type { Buyer, Cents, Order, Period } from '@billett/domain'
import { formatMoney, groupTickets, LOCALES, maskedCard, totalsOf } from '@billett/domain'
import type { Mail } from '../../ports/mailer.ts'
import type { World } from '../../world.ts'
import { type MailBlock, mailHtml, mailText } from '../mail/index.ts'
import { ORDER_MAIL } from './order-mail-words.ts'
import { periodText } from './period-text.ts'
import { relationLine } from './relation-line.ts'
import { withdrawalInstructions } from './withdrawal-instructions.ts'

/** The mail that brings an order's tickets, without the attachment: in the buyer's language and the client's look. `link` leads to the order's page. */
export function orderMail(
  world: World,
  order: Order,
  buyer: Buyer,
  { link, paidWith }: { link: string | undefined; paidWith: string | null },
): Omit<Mail, 'id' | 'attachments'> {
  const { language, currency } = order
  const words = ORDER_MAIL[language]
  const { timeZone } = world.regions.current()
  const money = (cents: Cents) => formatMoney(cents, currency, language)
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    )
  const percent = (permille: number) => new Intl.NumberFormat(LOCALES[language]).format(permille / 10)
  const valid = ({ validFrom, validTo }: Period): string => {
    const { from, to } = periodText(validFrom, validTo, language, timeZone)
    return words.valid(from, to)
  }
  const totals = totalsOf(order.tickets)
  const hasTickets = order.tickets.some(({ topUp }) => !topUp)

  const lines = groupTickets(order.tickets).map(ticket => ({
    title: `${ticket.amount > 1 ? `${ticket.amount} × ` : ''}${ticket.nameLong[language]}`,
    detail: [
      ...(ticket.relation ? [relationLine(ticket.relation, language)] : []),
      ticket.topUp
        ? words.topUp(maskedCard(ticket.topUp.cardNumber))
        : ticket.rides > 1
          ? words.rides(ticket.rides)
          : valid(ticket),
    ].join(' · '),
    amount: money(ticket.priceCents * ticket.amount),
  }))
  const withdrawable = [
    ...new Set(order.tickets.filter(ticket => ticket.withdrawalApplies).map(ticket => ticket.name[language])),
  ]
  const blocks: MailBlock[] = [
    { kind: 'text', text: words.hello(`${buyer.firstName} ${buyer.lastName}`) },
    { kind: 'text', text: hasTickets ? words.thanks : words.thanksTopUp },
    ...(link ? [{ kind: 'link' as const, text: words.show, url: link }] : []),
    { kind: 'lines', lines },
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
        { name: words.placed, value: moment(order.paidOn ?? order.createdOn) },
        ...(paidWith === null ? [] : [{ name: words.paidWith, value: paidWith }]),
      ].filter(({ value }) => value !== ''),
    },
    { kind: 'text', text: hasTickets ? words.terms : words.termsTopUp },
    ...(withdrawable.length > 0 ? [{ kind: 'text' as const, text: words.withdrawal(withdrawable.join(', ')) }] : []),
    { kind: 'text', text: `${words.contact} ${world.client.config.operator.phone}` },
    ...(withdrawable.length > 0 ? withdrawalInstructions(world.client, language) : []),
  ]
  return {
    to: buyer.email,
    subject: (hasTickets ? words.subject : words.subjectTopUp)(
      world.client.config.texts.nameShort,
      order.invoiceNumber ?? '',
    ),
    language,
    text: mailText(world.client, blocks),
    html: mailHtml(world.client, language, blocks),
  }
}
