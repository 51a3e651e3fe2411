import type { CartTicket } from '@billett/contract'
import { createAsyncThunk } from '@reduxjs/toolkit'
import type { CallRejection, ThunkExtra } from '../create-call.ts'
import type { Dispatch, RootState } from '../store.ts'
import { addTicket, prepareSale } from './sale.calls.ts'
import { selectCartId } from './sale.selectors.ts'

/** The visitor's token has ended, the order is not known, or it is closed: in each case there is no cart to put anything into. */
const isGone = ({ status, errors }: CallRejection): boolean =>
  status === 401 || status === 404 ? !errors.some(error => NOT_THE_CART.includes(error.key)) : errors.some(isClosed)

/** A 404 that speaks of the ticket that was chosen. */
const NOT_THE_CART = ['error.productNotFound', 'error.stopNotFound', 'error.noRelationTickets']
const isClosed = ({ key }: { key: string }): boolean => key === 'error.orderClosed'

type Put = { ok: true } | { ok: false; rejection: CallRejection }

const NO_ANSWER: CallRejection = { status: 0, errors: [], superseded: true }

/** By shop: two tickets chosen quickly must not begin two carts. */
const beginning = new WeakMap<object, Promise<Put>>()

async function begin(dispatch: Dispatch): Promise<Put> {
  const answer = await dispatch(prepareSale({ body: {} }))
  return prepareSale.fulfilled.match(answer) ? { ok: true } : { ok: false, rejection: answer.payload ?? NO_ANSWER }
}

function beginOnce(dispatch: Dispatch, shop: object): Promise<Put> {
  const running = beginning.get(shop) ?? begin(dispatch).finally(() => beginning.delete(shop))
  beginning.set(shop, running)
  return running
}

interface ThunkTypes {
  state: RootState
  dispatch: Dispatch
  extra: ThunkExtra
  rejectValue: CallRejection
}

/**
 * Puts a ticket into the cart: `dispatch(addToCart(cartTicket))`. Begins a cart where there is none, and once more when the server does not know
 * the one we have (Spec 2 §4.4). Phases and errors by `useCall(addToCart)`.
 */
export const addToCart = createAsyncThunk<void, CartTicket, ThunkTypes>(
  'sales/addToCart',
  async (ticket, { dispatch, extra, getState, rejectWithValue }) => {
    for (const tries of ['kept cart', 'new cart'] as const) {
      const began = selectCartId(getState()) !== null && tries === 'kept cart' ? OK : await beginOnce(dispatch, extra)
      if (!began.ok) return rejectWithValue(began.rejection)
      const orderId = selectCartId(getState())
      if (orderId === null) continue
      const answer = await dispatch(addTicket({ params: { orderId }, body: ticket }))
      if (addTicket.fulfilled.match(answer)) return
      const rejection = answer.payload ?? NO_ANSWER
      if (tries === 'new cart' || !isGone(rejection)) return rejectWithValue(rejection)
    }
    return rejectWithValue(NO_ANSWER)
  },
)

const OK: Put = { ok: true }
