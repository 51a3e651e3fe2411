import { MONEY_EVENTS, type OrderMoney } from '@billett/contract'
import { canGiveBack, type Language, type Order } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type Account, entriesOf } from '../../books/ledger/index.ts'
import { issuedOf, refundsOf } from '../../ticket/order/index.ts'

type MoneyEvent = OrderMoney['events'][number]

/** What a move between two accounts means to the customer. */
const MEANING: Partial<Record<`${Account}->${Account}`, MoneyEvent['kind']>> = {
  'provider->customer': 'received',
  'customer->revenue': 'paidFor',
  'revenue->customer': 'givenBack',
  'customer->refundDue': 'refundDue',
  'refundDue->provider': 'refunded',
  'refundDue->bank': 'refunded',
}

/** What happened in one transaction bears one moment: it stands in the order in which money goes its way. */
const byTime = (a: MoneyEvent, b: MoneyEvent): number =>
  a.on === b.on ? MONEY_EVENTS.indexOf(a.kind) - MONEY_EVENTS.indexOf(b.kind) : a.on < b.on ? -1 : 1

async function eventsOf(db: Statements, orderId: string): Promise<MoneyEvent[]> {
  const entries = await entriesOf(db, orderId)
  const booked = entries.flatMap(({ debit, credit, amountCents, bookedOn }): MoneyEvent[] => {
    const kind = MEANING[`${debit}->${credit}`]
    return kind && amountCents > 0 ? [{ kind, amountInCents: amountCents, on: bookedOn }] : []
  })
  const refunds = await refundsOf(db, orderId)
  // What the provider refused is not booked: the money is still to go back, by another way.
  const failed = refunds
    .filter(({ state }) => state === 'failed')
    .map(
      ({ amountCents, createdOn }): MoneyEvent => ({ kind: 'refundFailed', amountInCents: amountCents, on: createdOn }),
    )
  return [...booked, ...failed].sort(byTime)
}

/** Where the money of an order is, as the ledger has it, and what can still be given back. */
export async function orderMoney({ db, clock }: World, order: Order, language: Language): Promise<OrderMoney> {
  const issued = await issuedOf(db, order.orderId)
  return {
    orderId: order.orderId,
    events: await eventsOf(db, order.orderId),
    tickets: order.tickets.map(ticket => {
      const verdict = canGiveBack(
        ticket,
        issued.find(({ id }) => id === ticket.ticketId),
        clock(),
      )
      return {
        ticketId: ticket.ticketId,
        ticketName: ticket.nameLong[language],
        amountInCents: ticket.priceCents,
        refusal: verdict.ok ? null : `error.${verdict.reason}`,
      }
    }),
  }
}
