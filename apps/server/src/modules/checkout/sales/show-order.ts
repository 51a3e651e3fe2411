import type { PreparedOrder } from '@billett/contract'
import { awaitsPayment, localDate, type Notice, type Order } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import {
  barcodePictures,
  firstAttempt,
  followUpOf,
  followUpOfRead,
  NO_FOLLOW_UP,
  type OrderFollowUp,
  type OrderWithPayment,
  presentOrder,
  topUpsOf,
} from '../../ticket/order/index.ts'
import { rideMinutes } from '../../travel/tariff/index.ts'
import type { Placed } from './place.ts'

interface Shown {
  items: PreparedOrder[]
  location?: string
}

/** A cart that has just been changed: nothing has followed from it yet, so nothing more is read. */
export const showCart = ({ language }: Context, order: Order, notices: Notice[] = []): Shown => ({
  items: [presentOrder(order, { language, followUp: NO_FOLLOW_UP, notices })],
})

/** An order with its payment and its tickets. */
export const showOrder = async (context: Context, order: Order, withImages: boolean): Promise<Shown> =>
  shown(context, order, await followUpOf(context.world.db, order.orderId), withImages)

/** The same of an order that was just read with its payment. */
export const showReadOrder = async (context: Context, read: OrderWithPayment, withImages: boolean): Promise<Shown> =>
  shown(context, read.order, await followUpOfRead(context.world.db, read), withImages)

async function shown(
  { world, language }: Context,
  order: Order,
  followUp: OrderFollowUp,
  withImages: boolean,
): Promise<Shown> {
  return {
    items: [
      presentOrder(order, {
        language,
        followUp,
        topUps: await topUpsOf(world.db, order),
        rideMinutes: ticket => rideMinutes(world.regions.current(), ticket),
        codeWord: paidOn => world.codeWord(clientIdOf(world), localDate(paidOn, world.regions.current().timeZone)),
        ...(withImages ? { pictures: await barcodePictures(world.barcode, followUp.issued) } : {}),
      }),
    ],
  }
}

/** An order that was just placed; the browser goes where it can be paid (Spec 2 §4.2). */
export async function showPlacedOrder({ world, language }: Context, { order, attempt }: Placed): Promise<Shown> {
  const isFirst = attempt?.number === 1 && awaitsPayment(order.state)
  const followUp = isFirst ? firstAttempt(attempt) : await followUpOf(world.db, order.orderId, attempt)
  const items = [presentOrder(order, { language, followUp, topUps: await topUpsOf(world.db, order) })]
  const location = items[0]?.urlToVerification
  return location ? { items, location } : { items }
}
