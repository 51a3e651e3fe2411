import type * as contract from '@billett/contract'
import type { ItemOf, OrderSummary, PreparedOrder } from '@billett/contract'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { giveBackKept } from './give-back-kept.ts'
import { keepImages } from './keep-images.ts'
import { isOpenOrder, orderAwaitsPayment } from './order-progress.ts'
import * as calls from './sale.calls.ts'

/** A cart of which only the id is known yet. */
export interface OrderHandle {
  orderId: string
}

type IdentificationMediums = ItemOf<typeof contract.getIdentificationMedium>
type UserDataRequest = ItemOf<typeof contract.getTicketUserDataRequest>

/** Spec 2 §3.3. */
export interface SaleState {
  preparedOrder: PreparedOrder | OrderHandle | null
  /** What is bought at once, beside the cart: an order of its own, that no device keeps. */
  ownOrder: PreparedOrder | OrderHandle | null
  /** The device has been asked for a cart it keeps; until then nobody knows whether there is one. */
  restored: boolean
  /** Orders placed on this device, newest first. */
  lastSales: PreparedOrder[]
  /** Whether the device has been asked for them; until then none may mean that they are not known yet. */
  lastSalesRead: boolean
  /** An order that was looked up and is not the cart. */
  selectedOrder: PreparedOrder | null
  orders: OrderSummary[] | null
  verifiedOrder: PreparedOrder | null
  /** The provider has been asked how the payment stands, whatever came of it. */
  verifyPaymentRedirect: boolean
  ticketUserDataConfiguration: UserDataRequest[]
  identificationMediums: IdentificationMediums[]
  currentOrderIdHandle: string | null
  currentTicketIdHandle: string | null
}

const initialState: SaleState = {
  preparedOrder: null,
  ownOrder: null,
  restored: false,
  lastSales: [],
  lastSalesRead: false,
  selectedOrder: null,
  orders: null,
  verifiedOrder: null,
  verifyPaymentRedirect: false,
  ticketUserDataConfiguration: [],
  identificationMediums: [],
  currentOrderIdHandle: null,
  currentTicketIdHandle: null,
}

/** Empty items of an answer do not count (Spec 2 §4.1). */
const orderIn = ({ data }: { data: PreparedOrder[] }): PreparedOrder | undefined => data.find(Boolean)

const replaceSale = (state: SaleState, order: PreparedOrder): void => {
  state.lastSales = state.lastSales.map(sale => (sale.orderId === order.orderId ? keepImages(order, sale) : sale))
}

/** This device has it from now on. */
const putFirst = (state: SaleState, order: PreparedOrder): void => {
  state.lastSales = [order, ...state.lastSales.filter(sale => sale.orderId !== order.orderId)]
}

/** What changes at the checkout is the order that is bought there: the cart, or one of its own. */
const putInPlace = (state: SaleState, order: PreparedOrder): void => {
  if (state.ownOrder?.orderId === order.orderId) state.ownOrder = order
  else state.preparedOrder = order
}

/** An order that is paid or given up is no cart any more; one of its own says itself how it stands. */
const keepAsBought = (state: SaleState, order: PreparedOrder): void => {
  if (state.ownOrder?.orderId === order.orderId) state.ownOrder = order
  if (state.preparedOrder?.orderId !== order.orderId) return
  state.preparedOrder = isOpenOrder(order) || orderAwaitsPayment(order) ? order : null
}

const NOT_FOUND = 404

/** How a call ends in which nobody answered: no network, or too late. */
const NO_ANSWER = 0

export const saleSlice = createSlice({
  name: 'saleStore',
  initialState,
  reducers: {
    /** A cart whose id was kept on the device; its tickets are fetched (Spec 1 §4). */
    initCart(state, { payload }: PayloadAction<string>) {
      state.preparedOrder = { orderId: payload }
    },
    resetCart(state) {
      state.preparedOrder = null
    },
    /** An order of its own that an address names; its tickets are fetched. */
    initOwnOrder(state, { payload }: PayloadAction<string>) {
      state.ownOrder = { orderId: payload }
    },
    /** What the device keeps. What the shop has said of an order meanwhile is newer. */
    initLastSales(state, { payload }: PayloadAction<PreparedOrder[]>) {
      const told = state.verifiedOrder ? [...state.lastSales, state.verifiedOrder] : state.lastSales
      const newest = (kept: PreparedOrder) => {
        const order = told.find(({ orderId }) => orderId === kept.orderId)
        return order ? keepImages(order, kept) : kept
      }
      const others = state.lastSales.filter(({ orderId }) => !payload.some(kept => kept.orderId === orderId))
      state.lastSales = [...others, ...payload.map(newest)]
    },
    setRestored(state) {
      state.restored = true
    },
    /** What the device keeps of orders placed here has been read, or cannot be. */
    setSalesRead(state) {
      state.lastSalesRead = true
    },
    forgetSale(state, { payload }: PayloadAction<string>) {
      state.lastSales = state.lastSales.filter(sale => sale.orderId !== payload)
    },
    /** Before another order is looked at. */
    resetVerification(state) {
      state.verifiedOrder = null
      state.verifyPaymentRedirect = false
    },
    /** Which order of many is looked into; null where none is any more. */
    setCurrentOrder(state, { payload }: PayloadAction<string | null>) {
      state.currentOrderIdHandle = payload
      state.currentTicketIdHandle = null
    },
    /** With which ticket of that order something is done. */
    setCurrentTicket(state, { payload }: PayloadAction<string | null>) {
      state.currentTicketIdHandle = payload
    },
  },
  extraReducers: builder => {
    builder
      // Spec 2 §4.2: nothing of it is shown to whoever comes next; what is the same for everybody stays.
      .addCase(sessionEnded, ({ restored, lastSalesRead, ticketUserDataConfiguration, identificationMediums }) => ({
        ...initialState,
        restored,
        lastSalesRead,
        ticketUserDataConfiguration,
        identificationMediums,
      }))
      .addCase(calls.prepareSale.fulfilled, (state, { payload, meta }) => {
        const order = orderIn(payload)
        if (!order) return
        if (meta.arg?.body?.tickets) state.ownOrder = order
        else state.preparedOrder = order.tickets.length > 0 ? order : { orderId: order.orderId }
      })
      .addCase(calls.getOrder.fulfilled, (state, { payload }) => {
        const order = orderIn(payload)
        if (!order) return
        replaceSale(state, order)
        const { preparedOrder: cart, ownOrder } = state
        if (ownOrder?.orderId === order.orderId) state.ownOrder = 'tickets' in ownOrder ? ownOrder : order
        else if (cart?.orderId !== order.orderId) state.selectedOrder = order
        // A cart that is known already was answered by a change, which is newer than what was fetched beside it.
        else if (!('tickets' in cart)) keepAsBought(state, order)
      })
      .addCase(calls.getOrder.rejected, (state, { meta, payload }) => {
        const answered = payload !== undefined && payload.status !== NO_ANSWER
        if (!answered) return
        if (state.preparedOrder?.orderId === meta.arg.params.orderId) state.preparedOrder = null
        if (state.ownOrder?.orderId === meta.arg.params.orderId) state.ownOrder = null
      })
      .addCase(calls.getOrders.fulfilled, (state, { payload }) => {
        state.orders = payload.data.filter(Boolean)
      })
      .addCase(calls.abortOrder.fulfilled, (state, { payload, meta }) => {
        const order = orderIn(payload)
        if (state.ownOrder?.orderId !== meta.arg.params.orderId) state.preparedOrder = null
        else if (order) state.ownOrder = order
      })
      .addCase(calls.validateMultiTicket.fulfilled, (state, { payload }) => {
        const order = orderIn(payload)
        if (!order) return
        replaceSale(state, order)
        if (state.verifiedOrder?.orderId === order.orderId) state.verifiedOrder = order
      })
      .addCase(calls.giveBackTickets.fulfilled, (state, { meta }) => {
        const { params, body } = meta.arg
        const kept = state.lastSales.find(({ orderId }) => orderId === params.orderId)
        if (kept) replaceSale(state, giveBackKept(kept, body.ticketGuids))
      })
      .addCase(calls.takeHandOver.fulfilled, (state, { payload }) => {
        const order = orderIn(payload)
        if (order) putFirst(state, order)
      })
      .addCase(calls.verifyOrder.fulfilled, (state, { payload }) => {
        state.verifyPaymentRedirect = true
        const order = orderIn(payload)
        if (!order) return
        state.verifiedOrder = order
        replaceSale(state, order)
        keepAsBought(state, order)
      })
      .addCase(calls.verifyOrder.rejected, state => {
        state.verifyPaymentRedirect = true
      })
      .addCase(calls.getTicketUserDataRequest.fulfilled, (state, { payload }) => {
        state.ticketUserDataConfiguration = payload.data.filter(Boolean)
      })
      .addCase(calls.getIdentificationMedium.fulfilled, (state, { payload }) => {
        const [found] = payload.data.filter(Boolean)
        if (!found || found.types.length === 0) return
        const others = state.identificationMediums.filter(known => known.sortReference !== found.sortReference)
        state.identificationMediums = [...others, found]
      })
      .addMatcher(isAnyOf(calls.executeSale.fulfilled, calls.executeSaleGuest.fulfilled), (state, { payload }) => {
        const order = orderIn(payload)
        if (!order) return
        putInPlace(state, order)
        putFirst(state, order)
      })
      // What is bought once more is bought at once, whatever lies in the cart.
      .addMatcher(
        isAnyOf(calls.duplicateCart.fulfilled, calls.duplicateCartAfterFailedExecuteSale.fulfilled),
        (state, { payload }) => {
          const order = orderIn(payload)
          if (order) state.ownOrder = order
        },
      )
      .addMatcher(
        isAnyOf(
          calls.updatePreparedOrder.fulfilled,
          calls.addTicket.fulfilled,
          calls.changeAmount.fulfilled,
          calls.redeemDiscountCode.fulfilled,
          calls.removeDiscountCode.fulfilled,
        ),
        (state, { payload }) => {
          const order = orderIn(payload)
          if (order) putInPlace(state, order)
        },
      )
      .addMatcher(isAnyOf(calls.addTicket.rejected, calls.changeAmount.rejected), (state, { payload }) => {
        if (payload?.status === NOT_FOUND) state.preparedOrder = null
      })
  },
})

export const {
  initCart,
  resetCart,
  initOwnOrder,
  initLastSales,
  setRestored,
  setSalesRead,
  forgetSale,
  resetVerification,
  setCurrentOrder,
  setCurrentTicket,
} = saleSlice.actions
