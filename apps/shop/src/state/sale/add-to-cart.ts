import type { CartTicket } from '@billett/contract'
import type { CallRejection, ThunkExtra } from '@billett/web-kit/calls/create-call.ts'
import { createAsyncThunk } from '@reduxjs/toolkit'
import type { Dispatch, RootState } from '../store.ts'
import { addTicket, prepareSale } from './sale.calls.ts'
import { selectCartId } from './sale.selectors.ts'
import { resetCart } from './sale.slice.ts'

const UNAUTHORIZED = 401
const NOT_FOUND = 404

const NO_ANSWER: CallRejection = { status: 0, errors: [], superseded: true }

/**
 * The cart is not known any more, its owner's token has ended, or it was paid in another tab: nothing can be put into
 * it.
 */
const cartIsGone = ({ status, errors }: CallRejection): boolean =>
  status === NOT_FOUND || status === UNAUTHORIZED || errors.some(error => error.key === 'error.orderClosed')

interface ThunkTypes {
  state: RootState
  dispatch: Dispatch
  extra: ThunkExtra
  rejectValue: CallRejection
}

type Shop = Pick<ThunkTypes, 'dispatch' | 'extra'> & { getState: () => RootState }
/** Undefined when it went well. */
type Failing = CallRejection | undefined

/** By shop: two tickets chosen quickly must not begin two carts. */
const beginnings = new WeakMap<ThunkExtra, Promise<Failing>>()

function begin({ dispatch, extra }: Shop): Promise<Failing> {
  const running = beginnings.get(extra)
  if (running) return running
  const beginning = dispatch(prepareSale({ body: {} }))
    .then(answer => (prepareSale.rejected.match(answer) ? (answer.payload ?? NO_ANSWER) : undefined))
    .finally(() => beginnings.delete(extra))
  beginnings.set(extra, beginning)
  return beginning
}

async function putIn(ticket: CartTicket, shop: Shop): Promise<Failing> {
  const failed = selectCartId(shop.getState()) === null ? await begin(shop) : undefined
  if (failed) return failed
  const orderId = selectCartId(shop.getState())
  if (orderId === null) return NO_ANSWER
  const answer = await shop.dispatch(addTicket({ params: { orderId }, body: ticket }))
  return addTicket.rejected.match(answer) ? (answer.payload ?? NO_ANSWER) : undefined
}

/**
 * Puts a ticket into the cart: `dispatch(addToCart(cartTicket))`. Begins a cart where there is none, and once more when
 * the one we have is gone (Spec 2 §4.4). Phases and errors by `useCall(addToCart)`.
 */
export const addToCart = createAsyncThunk<void, CartTicket, ThunkTypes>('sales/addToCart', async (ticket, shop) => {
  const failing = await putIn(ticket, shop)
  if (!failing) return
  if (!cartIsGone(failing)) return shop.rejectWithValue(failing)
  shop.dispatch(resetCart())
  const failingAgain = await putIn(ticket, shop)
  if (failingAgain) return shop.rejectWithValue(failingAgain)
})
