import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { groupTickets, type IdentificationMedium, type TicketGroup } from '@billett/domain'
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../store.ts'
import { orderAwaitsPayment } from './order-progress.ts'

/** A line of the cart: its first ticket, and how many are alike. */
export type CartLine = TicketGroup<OrderTicket>

const NO_LINES: CartLine[] = []

export const selectCartId = (state: RootState): string | null => state.saleStore.preparedOrder?.orderId ?? null

/** The cart with its tickets; null while there is none or only its id is known. */
export const selectCart = ({ saleStore: { preparedOrder } }: RootState): PreparedOrder | null =>
  preparedOrder && 'tickets' in preparedOrder ? preparedOrder : null

/** There is an order id but its tickets are not known yet (Spec 1 §4). */
export const selectCartMissing = ({ saleStore: { preparedOrder } }: RootState): string | null =>
  preparedOrder && !('tickets' in preparedOrder) ? preparedOrder.orderId : null

export const selectOwnId = (state: RootState): string | null => state.saleStore.ownOrder?.orderId ?? null

/** What is bought at once under this id, beside the cart; undefined while its tickets are not known. */
export const selectOwnOrder =
  (orderId: string | null) =>
  ({ saleStore: { ownOrder } }: RootState): PreparedOrder | undefined =>
    ownOrder && ownOrder.orderId === orderId && 'tickets' in ownOrder ? ownOrder : undefined

export const selectCartLines = createSelector([selectCart], cart => (cart ? groupTickets(cart.tickets) : NO_LINES))

export const selectTicketCount = (state: RootState): number => selectCart(state)?.tickets.length ?? 0

/** Cents. */
export const selectCartTotal = (state: RootState): number => selectCart(state)?.totalGrossInCents ?? 0

/** `unknown` until the device was asked, `missing` while the tickets of a kept cart are fetched. */
export const selectCartPhase = (state: RootState): 'unknown' | 'missing' | 'empty' | 'filled' => {
  if (selectTicketCount(state) > 0) return 'filled'
  if (selectCartMissing(state)) return 'missing'
  return state.saleStore.restored ? 'empty' : 'unknown'
}

/** The order that is looked into among many. */
export const selectCurrentOrder = (state: RootState): string | null => state.saleStore.currentOrderIdHandle

/** What the tariff has tickets of a product carry; undefined until it was asked, or where it has no such product. */
export const selectUserDataRequest = (tariffAreaId: string) => (state: RootState) =>
  state.saleStore.ticketUserDataConfiguration.find(request => request.tariffAreaId === tariffAreaId)

const NO_MEDIUMS: readonly IdentificationMedium[] = []

/** Documents an article can go with; none for most. */
export const selectIdentificationMediums = (sortReference: string) => (state: RootState) =>
  state.saleStore.identificationMediums.find(known => known.sortReference === sortReference)?.types ?? NO_MEDIUMS

/** The orders that this screen knows to be under way: the cart, and what is bought at once. */
export const selectBegun = (state: RootState): PreparedOrder[] =>
  [selectCart(state), selectOwnOrder(selectOwnId(state))(state)].filter(order => !!order)

/** A payment was begun and nobody knows yet how it ended. */
export const selectPaymentUnderWay = (state: RootState): boolean => selectBegun(state).some(orderAwaitsPayment)

export const selectLastSalesRead = (state: RootState): boolean => state.saleStore.lastSalesRead
export const selectLastSales = (state: RootState) => state.saleStore.lastSales
export const selectVerifiedOrder = (state: RootState) => state.saleStore.verifiedOrder

/** Everything the visitor has ordered, newest first; null until it was asked for. */
export const selectOrders = (state: RootState) => state.saleStore.orders
