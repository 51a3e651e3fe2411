import type { CartTicket, PassengerData } from '@billett/contract'
import type { DemoBuyer, DemoOrder, DemoPayment, DemoTicket } from '@billett/demo-region'
import { addDays, type Buyer, GENDER, localDate, type Order, PAYMENT_SUB_TYPE, totalOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { PayAtProvider } from '../../../ports/payment/pay-at-provider.ts'
import { executeSale, prepareSale, redeemDiscountCode, verifyOrder } from '../../checkout/sales/index.ts'
import { offeredMethods } from '../../pay/payment/index.ts'
import { encodeRelation } from '../../travel/relation/index.ts'

const HOME = { street: 'Uferweg', houseNumber: '7', postCode: '99901', city: 'Falkenbrück', country: 'de' } as const

const buyerOf = ({ email, firstName, lastName }: DemoBuyer): Buyer => ({
  ...{ email, firstName, lastName },
  salutation: GENDER.Unknown,
  address: { ...HOME, additional: '' },
})

function chosen({ world }: Context, { sort, way, ahead, passengers = 1, amount }: DemoTicket): CartTicket {
  const on = addDays(localDate(world.clock(), world.regions.current().timeZone), ahead)
  return {
    sortId: sort,
    validFrom: `${on}T08:00`,
    passengerCount: passengers,
    ...(way && { relationId: encodeRelation({ ...way, via: '' }) }),
    ...(amount !== undefined && { amount }),
  }
}

/** Cards for all that is neither debited nor paid by a wallet; what the provider takes first where it lacks that. */
function methodOf({ world, visitor }: Context, pays: DemoPayment): string | undefined {
  const { CreditCard, Debit, ECash } = PAYMENT_SUB_TYPE
  const wanted = pays === 'debit' ? Debit : pays === 'wallet' ? ECash : CreditCard
  const methods = offeredMethods(world, visitor)
  return (methods.find(({ paymentSubType }) => paymentSubType === wanted) ?? methods[0])?.id
}

/** Whoever buys travels: said of tickets that ask for a name. */
const travellers = ({ tickets }: Order, { firstName, lastName, birthDate }: DemoBuyer): PassengerData[] =>
  tickets
    .filter(({ userData }) => userData.name)
    .map(({ ticketId, userData }) => ({ ticketId, firstName, lastName, ...(userData.birthdate && { birthDate }) }))

/** One purchase from the empty cart to the ticket, as the shop's pages make it. */
export async function buy(
  context: Context,
  buyer: DemoBuyer,
  { tickets, discountCode, pays, rides }: DemoOrder,
  pay: PayAtProvider,
): Promise<Order> {
  const { world } = context
  const wanted = tickets.map(ticket => chosen(context, ticket))
  const { order: cart } = await prepareSale(context, wanted)
  const { orderId } = cart
  const order = discountCode === undefined ? cart : await redeemDiscountCode(context, orderId, discountCode)
  const { attempt } = await executeSale(context, {
    orderId,
    paymentMethodId: methodOf(context, pays),
    expectedTotalInCents: totalOf(order.tickets),
    redirectURL: new URL(`/bestellung/${orderId}`, world.config.PUBLIC_URL).href,
    passengers: travellers(order, buyer),
    buyer: buyerOf(buyer),
    isGuest: buyer.registered === null,
    validateFirst: rides === undefined ? null : { amountValidating: rides, dateValid: wanted[0]?.validFrom ?? '' },
    beginAsked: true,
  })
  if (attempt?.redirectUrl) await pay(attempt.redirectUrl, pays)
  return (await verifyOrder(context, orderId)).order
}
