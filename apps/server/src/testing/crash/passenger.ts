import { randomUUID } from 'node:crypto'
import type { PreparedOrder } from '@billett/contract'
import * as calls from '@billett/contract'
import { addDays, BERLIN, localDate, toInstant } from '@billett/domain'
import { payAtProvider } from '../cluster/buyer.ts'
import { shopClient, WrongAnswer } from '../cluster/shop-client.ts'
import { aGuest } from '../purchase.ts'

export const CARD = 'demo-1-27'
export const DEBIT = 'demo-1-3'

/** How often a call is made that did not get an answer. Longer than any process takes to start. */
const TRIES = 400

const CONFLICT = 409

const only = <Item>(items: Item[]): Item => {
  const [item] = items
  if (item === undefined) throw new Error('an answer without content')
  return item
}

/**
 * Somebody with a browser that asks again where no answer came, unless `patient` is false: then the first one that does
 * not come ends it all.
 */
export function passengerAt(shop: string, email: string, patient: boolean) {
  const client = shopClient(shop)
  const tries = patient ? TRIES : 1
  const tomorrow = addDays(localDate(toInstant(Date.now()), BERLIN), 1)
  let mine: PreparedOrder | undefined

  const order = (): PreparedOrder => {
    if (!mine) throw new Error('nothing was put into the cart')
    return mine
  }
  const keep = (items: PreparedOrder[]): PreparedOrder => {
    const answered = only(items)
    if (mine && answered.orderId !== mine.orderId) throw new Error(`asked for ${mine.orderId}: ${answered.orderId}`)
    mine = answered
    return answered
  }
  const look = async () =>
    keep(await client.ask(calls.getOrder, { params: { orderId: order().orderId }, query: {} }, tries))

  /** Where an answer was lost after its effect, the second time is refused, and the order shows that it is done. */
  const orSeen = async (asked: Promise<PreparedOrder[]>, isDone: (seen: PreparedOrder) => boolean): Promise<void> => {
    try {
      keep(await asked)
    } catch (error) {
      if (!(error instanceof WrongAnswer) || error.status !== CONFLICT || !isDone(await look())) throw error
    }
  }

  return {
    email,
    orderId: () => mine?.orderId,
    look,
    async fillCart(sortId = 'network-day-adult', relationId?: string) {
      const ticket = { sortId, relationId, validFrom: `${tomorrow}T10:00`, passengerCount: 1 }
      keep(await client.ask(calls.prepareSale, { body: { tickets: [ticket] } }, tries))
    },
    async setAmount(amount: number) {
      const { orderId, tickets } = order()
      const params = { orderId, ticketId: only(tickets).ticketId, amount }
      await orSeen(client.ask(calls.changeAmount, { params }, tries), seen => seen.tickets.length === amount)
    },
    async place(paymentMethodId = CARD) {
      const { orderId, totalGrossInCents: expectedTotalInCents } = order()
      const body = {
        orderId,
        paymentMethodId,
        expectedTotalInCents,
        redirectURL: `${shop}/confirm/${orderId}`,
        wait: true as const,
        finalize: true as const,
        termsAccepted: true as const,
        guest: { ...aGuest, email },
      }
      keep(await client.ask(calls.executeSaleGuest, { body }, tries))
    },
    pay: () => payAtProvider(order().urlToVerification ?? ''),
    async comeBack() {
      keep(await client.ask(calls.verifyOrder, { params: { orderId: order().orderId }, query: {} }, tries))
    },
    async giveUp() {
      const params = { orderId: order().orderId }
      await orSeen(client.ask(calls.abortOrder, { params }, tries), seen => seen.state === 'aborted')
    },
    /** The first two stops that a ticket of this kind is sold between. */
    async relationOf(sortId: string): Promise<string> {
      const [origin, destination] = await client.ask(calls.searchOrigins, { query: { date: tomorrow } }, tries)
      const query = { date: tomorrow, origin: origin?.reference ?? '', destination: destination?.reference ?? '' }
      const groups = await client.ask(calls.getRelationGroups, { query }, tries)
      const offer = groups.flatMap(group => group.products).find(product => product.sortId === sortId)
      if (!offer?.relationId) throw new Error(`${sortId} is not offered`)
      return offer.relationId
    },
    /** Takes one ride, however often it has to be asked for. */
    async validateRide() {
      const { ticketId: parentTicketGuid } = only((await look()).tickets)
      const requestId = randomUUID()
      const body = {
        parentTicketGuid,
        amountValidating: 1,
        dateValid: `${tomorrow}T23:00`,
        wait: true as const,
        requestId,
      }
      await client.ask(calls.validateMultiTicket, { body }, tries)
    },
  }
}

export type Passenger = ReturnType<typeof passengerAt>
